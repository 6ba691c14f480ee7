import type { TranscriptEntry } from '@mynah/contract/agents/conversations/transcript';
import type { Platform } from '../../../../platform/platform.ts';
import type { ConversationRow } from '../conversations.tables.ts';
import { setVectors } from '../message-search.store.ts';
import { vectorsOf } from './vectors-of.ts';

const mostMessages = 500;

/**
 * Makes what was said findable by its meaning. Where no model for it is here, or it fails, the words alone are found:
 * nothing else is lost.
 */
export async function writeVectors(
  platform: Platform,
  { id, workspaceId }: Pick<ConversationRow, 'id' | 'workspaceId'>,
  entries: readonly TranscriptEntry[],
  signal: AbortSignal,
): Promise<void> {
  const said = entries.flatMap(({ message }, index) => (message?.trim() ? [{ index, message }] : []));
  const shown = said.slice(0, mostMessages);
  const texts = shown.map(({ message }) => message);
  const vectors = await vectorsOf(platform, texts, { caller: workspaceId, signal });
  if (!vectors) return;
  await setVectors(
    platform.db,
    id,
    shown.map(({ index }, place) => ({ position: index, vector: vectors[place]! })),
  );
}
