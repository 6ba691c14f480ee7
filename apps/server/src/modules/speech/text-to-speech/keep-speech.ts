import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CreditCount, SpeechCharge } from './charge-speech.ts';
import { saveCachedItem } from './speech-cache.store.ts';
import type { HistoryJob } from './speech-job.ts';
import type { Recording } from './speech-track.ts';
import { writeHistory } from './write-history.ts';

export interface FinishedSpeech {
  job: HistoryJob;
  recording: Recording;
  /** What was held for it: one for an HTTP call, one a piece on sockets. */
  charges: readonly [SpeechCharge, ...SpeechCharge[]];
  /** Where the same request may be answered from this. */
  cacheKey?: string;
}

/** Ends a generation: the bytes first, then charge, history item, event and cache entry in one transaction. */
export async function keepSpeech(
  platform: Platform,
  actor: Actor,
  { job, recording, charges, cacheKey }: FinishedSpeech,
): Promise<void> {
  const stored = job.isKept ? await platform.blobs.put(recording.bytes, job.historyItemId) : undefined;
  await charges[0].record(async (tx) => {
    const counts: CreditCount[] = [];
    for (const charge of charges) counts.push(await charge.settle(tx));
    if (!stored) return;
    const sound = { audioBlob: stored.key, audioBytes: stored.sizeBytes };
    await writeHistory(platform, tx, { actor, job, recording, sound, count: sumOf(counts) });
    if (cacheKey === undefined) return;
    const { workspaceId } = actor;
    const { historyItemId } = job;
    await saveCachedItem(tx, { workspaceId, requestHash: cacheKey, historyItemId });
  });
  for (const charge of charges) charge.done();
}

const sumOf = (counts: readonly CreditCount[]): CreditCount => ({
  credits: counts.reduce((sum, count) => sum + count.credits, 0),
  from: counts[0]?.from ?? 0,
  to: counts.at(-1)?.to ?? 0,
});
