import type { Transaction } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { shareNewResource } from '../../workspaces/sharing/index.ts';
import { insertVoice } from './voices.store.ts';
import type { NewVoice } from './voices.tables.ts';

/** What every new voice has from whoever makes it. */
type Origin = 'workspaceId' | 'creatorUserId' | 'position' | 'createdAt' | 'updatedAt';

/** Writes a voice that somebody made or added, in the transaction of whatever belongs to it; whoever waits is told. */
export async function createVoice(
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  transaction: Transaction,
  actor: Actor,
  { labels = {}, ...voice }: Omit<NewVoice, Origin | 'labels'> & Partial<Pick<NewVoice, 'labels'>>,
): Promise<void> {
  const { workspaceId, userId: creatorUserId } = actor;
  const { id, category } = voice;
  const now = clock.now();
  const position = -Math.floor(now.getTime() / 1000);
  const origin = { workspaceId, creatorUserId, position, createdAt: now, updatedAt: now };
  await insertVoice(transaction, { ...voice, labels, ...origin });
  await shareNewResource(transaction, actor, { type: 'voice', id });
  const payload = { voice_id: id, category };
  await events.append(transaction, { name: 'voice.created', workspaceId, payload });
}
