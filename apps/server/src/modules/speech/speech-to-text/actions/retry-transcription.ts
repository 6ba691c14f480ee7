import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { startRun } from '../../../../platform/workflows/index.ts';
import { fixedPrice, Generation } from '../../../billing/index.ts';
import { transcriptionPrice } from '../order/transcription-price.ts';
import { lockTranscription, updateTranscription } from '../transcriptions.store.ts';
import { transcribe } from '../work/transcribe.ts';
import { getTranscription } from './get-transcription.ts';

/** Goes on with work that failed or was stopped, after its last finished step. @throws Failure `conflict` */
export async function retryTranscription(platform: Platform, actor: Actor, id: string): Promise<void> {
  const { workspaceId } = actor;
  const key = { workspaceId, id };
  const row = await getTranscription(platform, key);
  const credits = transcriptionPrice(row.order, row.durationMs);
  const generation = await Generation.begin(platform, actor, {
    product: 'speech-to-text',
    price: fixedPrice(credits),
    road: 'job',
    usage: { modelId: row.order.modelId, durationMs: Math.round(row.durationMs) },
    slot: null,
  });
  try {
    await generation.carry(async (transaction, reservation) => {
      const { state } = (await lockTranscription(transaction, key)) ?? {};
      if (state !== 'failed' && state !== 'cancelled') {
        throw new Failure('conflict', 'Only transcriptions that failed or were stopped can be retried.');
      }
      await startRun(platform, transaction, transcribe, { id, workspaceId });
      const order = { ...row.order, isAwaited: false };
      const clean = { failureCode: null, failureMessage: null };
      await updateTranscription(transaction, key, { state: 'waiting', order, reservation, ...clean });
    });
  } finally {
    await generation.release();
  }
}
