import type { Transaction } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Generation, Price } from '../../billing/index.ts';
import { addHistoryItem, type NewHistoryItem } from '../../history/index.ts';

/** A history item without what every generation knows of itself. */
type ItemOfGeneration = Omit<
  NewHistoryItem,
  'id' | 'workspaceId' | 'userId' | 'credits' | 'characterCountFrom' | 'characterCountTo' | 'createdAt'
>;

export interface FinishedGeneration {
  item: ItemOfGeneration;
  event: {
    /** `sound.generated` */
    name: string;
    payload?: Record<string, unknown>;
  };
  /** When it is not all that was held, or what follows from it is not known to what is held. */
  cost?: ReturnType<Price['costOf']>;
  /** What else is written with it; may be done again. */
  also?(transaction: Transaction): Promise<void>;
}

/**
 * Ends a generation that leaves something in the history: charge, item, event and what else belongs to it, in one
 * transaction. The sound is in the blob store already, under the generation's id.
 */
export async function completeInHistory(
  platform: Platform,
  { workspaceId, userId }: Actor,
  generation: Generation,
  { item, event, cost, also }: FinishedGeneration,
): Promise<void> {
  const { id } = generation;
  const { modelId, voiceId } = item;
  generation.note({
    ...(modelId && { modelId }),
    ...(voiceId && { voiceId }),
    durationMs: Math.round(item.durationMs),
  });
  await generation.complete(async (tx, { credits, from, to }) => {
    await addHistoryItem(tx, {
      ...item,
      id,
      workspaceId,
      userId,
      credits,
      characterCountFrom: from,
      characterCountTo: to,
      createdAt: platform.clock.now(),
    });
    await also?.(tx);
    const payload = { historyItemId: id, userId, credits, durationMs: Math.round(item.durationMs) };
    await platform.events.append(tx, {
      name: event.name,
      workspaceId,
      payload: { ...payload, ...event.payload },
    });
  }, cost);
}
