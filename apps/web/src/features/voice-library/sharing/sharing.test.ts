import type { VoiceSharing } from '@mynah/contract/voices/voice-sharing';
import type { Voice } from '@mynah/contract/voices/voices';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { toBody, toForm } from '#web/features/voice-library/sharing/publish-form.ts';
import { ownVoicesQuery } from '#web/features/voice-library/sharing/sharing.requests.ts';
import { sharingState, stateText } from '#web/features/voice-library/sharing/sharing-state.ts';
import { takeBackText } from '#web/features/voice-library/sharing/use-take-back.ts';

const voice = (sharing: Partial<VoiceSharing> | null, parts: Partial<Voice> = {}) =>
  ({
    voice_id: 'v',
    name: 'Ada',
    description: 'Calm',
    labels: { accent: 'british', mood: 'warm' },
    sharing,
    ...parts,
  }) as Voice;
const later = Math.floor(Date.now() / 1000) + 86_400;

it.each([
  ['nothing is known', {}, 'private'],
  ['somebody has its address', { status: 'enabled', whitelisted_emails: ['a@b.c'] }, 'people'],
  ['people were let go', { status: 'disabled', whitelisted_emails: ['a@b.c'] }, 'private'],
  [
    'nobody looked at it',
    { status: 'enabled', enabled_in_library: true, review_status: 'pending' },
    'pending',
  ],
  ['it was declined', { enabled_in_library: false, review_status: 'declined' }, 'declined'],
  ['it is in', { status: 'enabled', enabled_in_library: true, review_status: 'allowed' }, 'published'],
  ['it is in, changed', { enabled_in_library: true, review_status: 'allowed_with_changes' }, 'published'],
  ['its notice runs', { enabled_in_library: false, disable_at_unix: later }, 'leaving'],
  ['its notice has run out', { enabled_in_library: false, disable_at_unix: 1 }, 'private'],
] as const)('where %s the state is told', (_what, sharing, state) => {
  expect(sharingState(sharing as Partial<VoiceSharing>)).toBe(state);
});

afterEach(() => vi.unstubAllGlobals());

it('[VOI-094] own voices are asked for in pages of 20', async () => {
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(new URL(path, 'http://here').searchParams.get('page_size'));
    return Response.json({ voices: [], has_more: false, next_page_token: null });
  });
  await new QueryClient().fetchInfiniteQuery(ownVoicesQuery);
  expect(asked).toEqual(['20']);
});

it('counts the people', () => {
  expect(stateText({ status: 'enabled', whitelisted_emails: ['a@b.c', 'd@e.f'] })).toBe(
    'Shared with 2 people',
  );
});

it('[VOI-019] sends every option, and keeps labels that the form does not show', () => {
  const form = {
    ...toForm(voice(null)),
    noticePeriod: 30,
    hasRate: true,
    rate: 1.5,
    freeUsers: false,
    moderated: true,
    mixing: true,
    previewId: 'item',
    reader: true,
    restrictions: [
      { resource_type: 'read' as const, resource_id: 'r1' },
      { resource_type: 'read' as const, resource_id: ' ' },
    ],
  };
  expect(toBody(form, voice(null))).toEqual({
    enable_library: true,
    name: 'Ada',
    description: 'Calm',
    labels: { accent: 'british', mood: 'warm' },
    notice_period: 30,
    custom_rate: 1.5,
    enable_live_moderation: true,
    free_users_allowed: false,
    voice_mixing_allowed: true,
    preview_history_item_id: 'item',
    reader_app_enabled: true,
    reader_restricted_on: [{ resource_type: 'read', resource_id: 'r1' }],
  });
});

it('what was published comes back into the form, and a rate can be taken away', () => {
  const shared = voice({ name: 'Ada B.', rate: 2, notice_period: 90, labels: { gender: 'female' } });
  const form = toForm(shared);
  expect(form).toMatchObject({ name: 'Ada B.', hasRate: true, rate: 2, noticePeriod: 90 });
  expect(form.labels).toMatchObject({ gender: 'female', accent: 'british' });
  expect(toBody({ ...form, hasRate: false }, shared).custom_rate).toBe(1);
});

it('[VOI-067] taking back says what the notice means', () => {
  const at = new Date(2026, 0, 1).getTime();
  expect(takeBackText(0, at)).toMatch(/can no longer use it/);
  expect(takeBackText(30, at)).toBe(
    'No one new can add it. Those who have it can use it for your notice period of 30 days, until 1/31/2026, and will be told now.',
  );
});
