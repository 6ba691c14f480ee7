import { eq } from 'drizzle-orm';
import { users } from '../../src/modules/accounts/users/users.tables.ts';
import { eraseAccounts } from '../../src/modules/workspaces/members/account-deletion/actions/erase-accounts.ts';
import { makeMember } from '../factories.ts';
import { speakWith } from '../library-voices.ts';
import { oidcClient, startOidcIdentityProvider } from '../oidc-identity-provider.ts';
import { startReceiver } from '../receiver.ts';
import { entraUser } from '../scim-directory.ts';
import { type Person, soloPerson } from '../team.ts';
import { makeWebhook, newestDelivery } from '../webhook-owner.ts';
import type { UsedServer } from './used-server.ts';

const dayMs = 24 * 3600_000;

/** A workspace with groups, machines, a directory, sign-on, webhooks; a member who left, and an account that is gone. */
export async function makePeople(server: UsedServer, voiceId: string): Promise<void> {
  const { app, directory, owner, admin, key, person } = server;
  await person.call('/v1/workspace/invites/add', { json: { email: 'linus@example.com' } });
  const leaver = await makeMember(app, owner.workspaceId, 'editor');
  await person.call(`/v1/workspace/members/${leaver.actor.userId}`, { method: 'DELETE' });
  const { office, scim, make } = directory;
  const [groupId = ''] = await office.makeGroups('Writers');
  await office.joinGroup(owner.userId, groupId);
  const member = await make(entraUser('grace'));
  const schemas = ['urn:ietf:params:scim:schemas:core:2.0:Group'];
  await scim('POST', '/Groups', { schemas, displayName: 'Navy', members: [{ value: member }] });
  const account = await person.call<Record<string, string>>('/v1/service-accounts', {
    json: { name: 'Robot', default_sharing_groups: [{ group_id: groupId, permission_level: 'viewer' }] },
  });
  const keys = `/v1/service-accounts/${account['service-account-user-id']}/api-keys`;
  await person.call(keys, { json: { name: 'Robot key', permissions: 'all' } });
  await person.call(`/v1/workspace/resources/${voiceId}/share`, {
    json: { role: 'viewer', resource_type: 'voice', group_id: groupId },
  });
  await key.call('/v1/single-use-token/realtime_scribe', { method: 'POST' });
  await hearOfEvents(admin);
  await signOn(server);
  const gone = await soloPerson(app);
  await speakWith(app, gone, server.defaultVoiceId, 'I leave.');
  const deletionRequestedAt = new Date(app.clock.now().getTime() - 15 * dayMs);
  await app.platform.db.update(users).set({ deletionRequestedAt }).where(eq(users.id, gone.actor.userId));
  await eraseAccounts(app.platform);
}

async function hearOfEvents(admin: Person): Promise<void> {
  const receiver = await startReceiver();
  const hook = await makeWebhook(admin, { webhook_url: receiver.url });
  await admin.call('POST', `${hook.path}/test`);
  await newestDelivery(admin, hook, 'delivered');
  receiver.close();
}

async function signOn({ app, directory: { office } }: UsedServer): Promise<void> {
  const provider = await startOidcIdentityProvider(`${app.url}/v1/single-sign-on/oidc/callback`);
  try {
    const providerId = await office.addProvider('oidc-providers', {
      name: 'Acme',
      issuer: provider.issuer,
      client_id: oidcClient.clientId,
      client_secret: oidcClient.clientSecret,
      default_role: 'editor',
    });
    provider.person = { sub: 'ada', email: 'ada@acme.example', email_verified: true, given_name: 'Ada' };
    const browser = office.browser();
    await browser.collect(await browser.follow(await provider.signIn(await browser.start(providerId))));
    await office.browser().start(providerId);
  } finally {
    await provider.close();
  }
}
