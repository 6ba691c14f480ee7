import { eq } from 'drizzle-orm';
import { historyItems } from '../../src/modules/history/items/items.tables.ts';
import { notifications } from '../../src/modules/notifications/notifications.tables.ts';
import { speechCache } from '../../src/modules/speech/speaking/cache/speech-cache.tables.ts';
import { voiceSettings, voices } from '../../src/modules/voices/registry/voices.tables.ts';
import { externalIdentities } from '../../src/modules/workspaces/directory/single-sign-on/single-sign-on.tables.ts';
import { invites } from '../../src/modules/workspaces/members/invites/invites.tables.ts';
import { webhooks } from '../../src/modules/workspaces/webhooks/webhooks.tables.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids/new-id.ts';
import type { Place } from './insert-unreached-rows.ts';

/** Rows that name others which are gone: servers without foreign keys left such. `gone` is in the names of all. */
export async function leaveOrphans(
  db: Database,
  { userId, workspaceId, voiceId, now }: Place,
): Promise<void> {
  const [voice] = await db.select().from(voices).where(eq(voices.id, voiceId));
  const orphan = { id: 'gone-voice', workspaceId: 'gone-workspace', creatorUserId: 'gone-user' };
  if (voice) await db.insert(voices).values({ ...voice, ...orphan });
  if (voice) await db.insert(voices).values({ ...voice, id: 'of-gone-user', creatorUserId: 'gone-user' });
  const settings = { stability: 0.4 } as never;
  await db.insert(voiceSettings).values({ workspaceId: 'gone-workspace', voiceId, settings });
  await db.insert(speechCache).values({ workspaceId, requestHash: 'gone', historyItemId: 'gone-item' });
  const told = { severity: 'info', title: 'Hello', description: 'To nobody', source: 'gone' } as const;
  await db.insert(notifications).values({ id: newId(), workspaceId, userId: 'gone-user', ...told });
  await db
    .insert(invites)
    .values({ id: newId(), workspaceId, role: 'editor', invitedBy: 'gone-user', expiresAt: now });
  const [hook] = await db.select().from(webhooks);
  if (hook) await db.insert(webhooks).values({ ...hook, id: 'gone-hook', userId: 'gone-user' });
  const [identity] = await db.select().from(externalIdentities);
  if (identity)
    await db
      .insert(externalIdentities)
      .values({ ...identity, id: newId(), subject: 'gone', userId: 'gone-user' });
  const [item] = await db.select().from(historyItems).where(eq(historyItems.userId, userId));
  if (item)
    await db
      .insert(historyItems)
      .values({ ...item, id: 'of-gone-user', userId: 'gone-user', peaks: null, alignments: null });
}
