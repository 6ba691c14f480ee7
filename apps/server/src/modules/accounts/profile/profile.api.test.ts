import type { User } from '@mynah/contract/accounts/user';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeMember, makeNeighbor, type Signed } from '../../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

let app: TestApp;
let person: Signed;
beforeAll(async () => {
  app = await startTestApp();
  person = await makeAdmin();
});
afterAll(() => app.close());

async function makeAdmin(): Promise<Signed> {
  const { workspaceId } = await makeNeighbor(app, 'pro');
  return makeMember(app, workspaceId, 'admin');
}

const as = ({ accessToken }: Signed) => ({ authorization: `Bearer ${accessToken}` });
const post = (who: Signed, path: string, json?: object) =>
  app.fetch(path, { method: 'POST', headers: as(who), json });

async function read<Answer>(who: Signed, path: string): Promise<Answer> {
  const answer = await app.fetch(path, { headers: as(who) });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
}
const readUser = (who: Signed) => read<User>(who, '/v1/user');

test('[ACC-002] [ACC-008] [ACC-009] [ACC-010] [ACC-085] [ACC-011] [ACC-012] [ACC-014] [ACC-060] the user answer has every key of both lists', async () => {
  const user = await readUser(person);
  const lists = `user_id workspace_id agrees_to_product_updates geo_location accepted_bipa_terms
    is_onboarding_completed is_onboarding_checklist_completed onboarding_checklist has_alpha_access email voices
    is_new_user xi_api_key xi_api_key_preview is_api_key_hashed public_user_id audio_native created_at_unix
    sms_mfa_factor prompts_shown terms_agreed_to first_name onboarding_survey ccpa_opt_out profile_page_handle
    is_in_probation backup_code_hash referral_link_code partnerstack_partner_default_link
    moderation_warning_dismissed is_producer`;
  expect(Object.keys(user)).toEqual(expect.arrayContaining(lists.split(/\s+/)));
  expect(user).toMatchObject({ user_id: person.actor.userId, created_at: user.created_at_unix });
  expect(user).toMatchObject({ is_api_key_hashed: true, xi_api_key: null, backup_code_hash: null });
  expect(Object.keys(user.prompts_shown).sort()).toEqual([
    'dubbing_use_cases_banner',
    'long_content_use_projects',
  ]);
  expect(user.terms_agreed_to).toEqual({
    conversational_ai_agreement_unix: null,
    voice_design_agreement_unix: null,
    licensing_unix: null,
    privacy_unix: null,
    content_unix: null,
    publishing_payouts_agreement_unix: null,
  });
});

test('[ACC-041] metadata: what is sent changes, the rest stays', async () => {
  const place = { region: 'Ohio', country: 'US', city: null };
  const path = '/v1/user/edit-user-metadata';
  await post(person, path, { account_metadata: { agrees_to_product_updates: true } });
  const answer = await post(person, path, { account_metadata: { geo_location: place } });
  expect(answer.status).toBe(200);
  expect(await readUser(person)).toMatchObject({ agrees_to_product_updates: true, geo_location: place });
  const wrong = await post(person, path, { account_metadata: { agrees_to_product_updates: 'yes' } });
  expect(wrong.status).toBe(422);
});

test('[ACC-042] the moderation warning is put away', async () => {
  expect((await readUser(person)).moderation_warning_dismissed).toBe(false);
  await post(person, '/v1/user/dismiss-moderation-warning');
  expect((await readUser(person)).moderation_warning_dismissed).toBe(true);
});

test("[PUB-012] a public id from the start, and a handle of one's own", async () => {
  const other = await makeAdmin();
  const { public_user_id: publicId } = await readUser(person);
  expect(publicId).toMatch(/^[0-9a-f]{32}$/);
  expect(publicId).not.toBe((await readUser(other)).public_user_id);
  expect((await readUser(person)).public_user_id).toBe(publicId);
  const choose = (who: Signed, profile_page_handle: string | null) =>
    post(who, '/v1/user/edit-user-metadata', { account_metadata: { profile_page_handle } });
  expect((await choose(person, ' Quiet-Lark ')).status).toBe(200);
  expect((await readUser(person)).profile_page_handle).toBe('quiet-lark');
  const taken = await choose(other, 'QUIET-LARK');
  expect(taken.status).toBe(409);
  expect(await taken.json()).toMatchObject({ detail: { status: 'handle_taken' } });
  expect((await choose(person, 'quiet-lark')).status).toBe(200);
  const both = await Promise.all([choose(person, 'first-come'), choose(other, 'first-come')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await choose(person, 'quiet-lark')).status).toBe(200);
  for (const wrong of ['ab', '-lark', 'a lark', 'a'.repeat(31)]) {
    expect((await choose(person, wrong)).status, wrong).toBe(422);
  }
  expect((await choose(person, null)).status).toBe(200);
  expect((await choose(other, 'quiet-lark')).status).toBe(200);
});

test('[HIS-050] the public name changes', async () => {
  await post(person, '/v1/user/update-public-user-name', { public_user_name: 'Quiet Lark' });
  expect((await readUser(person)).public_user_name).toBe('Quiet Lark');
});

test('[HIS-053] without a text there is no public name', async () => {
  const answer = await post(person, '/v1/user/update-public-user-name', { public_user_name: ' ' });
  expect(answer.status).toBe(200);
  expect((await readUser(person)).public_user_name).toBeNull();
});

test('[ACC-057] [ACC-058] [ACC-059] a random number and a name', async () => {
  const [one, two] = await Promise.all([1, 2].map(() => read<{ rand: number }>(person, '/v1/user/rand')));
  expect(one!.rand).not.toBe(two!.rand);
  for (const { rand } of [one!, two!]) {
    expect(rand).toBeGreaterThanOrEqual(0);
    expect(rand).toBeLessThan(1);
  }
  const answer = await post(person, '/v1/user/generate-name');
  expect(await answer.json()).toEqual({ name: expect.stringMatching(/^\w+ \w+ \d{3}$/) });
});

test('[PRV-039] the referral link stays the same, and is another for others', async () => {
  const link = async (who: Signed) =>
    (await read<{ referral_link: string }>(who, '/v1/user/referral-link')).referral_link;
  const first = await link(person);
  expect(await link(person)).toBe(first);
  expect(new URL(first).searchParams.get('from')).toBe((await readUser(person)).referral_link_code);
  expect(await link(await makeAdmin())).not.toBe(first);
});

describe('[BIL-032] [BIL-033] edit', () => {
  test('an admin sets usage beyond the plan, and both answers show it', async () => {
    const json = {
      allowed_to_extend_character_limit: true,
      max_character_limit_extension: 500,
      ccpa_opt_out: true,
    };
    expect((await post(person, '/v1/user/edit', json)).status).toBe(200);
    const subscription = { allowed_to_extend_character_limit: true, max_character_limit_extension: 500 };
    expect(await readUser(person)).toMatchObject({ ccpa_opt_out: true, subscription });
    expect(await read(person, '/v1/user/subscription')).toMatchObject(subscription);
  });

  test('[PRV-026] who is no admin is refused, but for their own opt-out', async () => {
    const editor = await makeMember(app, person.actor.workspaceId, 'editor');
    const refused = await post(editor, '/v1/user/edit', {
      allowed_to_extend_character_limit: false,
      ccpa_opt_out: true,
    });
    expect(refused.status).toBe(403);
    expect(await readUser(editor)).toMatchObject({
      ccpa_opt_out: false,
      subscription: { allowed_to_extend_character_limit: true },
    });
    expect((await post(editor, '/v1/user/edit', { ccpa_opt_out: true })).status).toBe(200);
    expect((await readUser(editor)).ccpa_opt_out).toBe(true);
  });

  test('[PRV-029] [PRV-030] optOutCCPA is another name of the opt-out', async () => {
    const editor = await makeMember(app, person.actor.workspaceId, 'editor');
    expect((await post(editor, '/v1/user/edit', { optOutCCPA: true })).status).toBe(200);
    expect((await readUser(editor)).ccpa_opt_out).toBe(true);
    expect((await post(editor, '/v1/user/edit', { optOutCCPA: 'perhaps' })).status).toBe(422);
  });
});

test('the language of the app is kept with the account; null follows the browser, and it speaks no other', async () => {
  const choose = (interface_language: string | null) =>
    post(person, '/v1/user/edit-user-metadata', { account_metadata: { interface_language } });
  expect((await readUser(person)).interface_language).toBeNull();
  expect((await choose('ar')).status).toBe(200);
  expect((await readUser(person)).interface_language).toBe('ar');
  expect((await choose('tlh')).status).toBe(422);
  expect((await choose(null)).status).toBe(200);
  expect((await readUser(person)).interface_language).toBeNull();
});
