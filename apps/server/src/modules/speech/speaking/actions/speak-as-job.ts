import type { Transaction } from '../../../../platform/db/database.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { SoundSpool } from '../../../../platform/sound/index.ts';
import type { Generation, Price } from '../../../billing/index.ts';
import { completeSpeech } from '../complete-speech.ts';
import type { PlannedSpeech } from '../plan/index.ts';
import { produceSpeech } from '../produce-speech.ts';

interface JobOptions {
  /** What a row carries: what is kept of it has its id. */
  generation: Generation;
  cost: ReturnType<Price['costOf']>;
  signal: AbortSignal;
  /** What else is written with charge and history item. */
  also(transaction: Transaction): Promise<void>;
}

/** Speaks what was planned to its end, for nobody who listens: charge and history item in one transaction. */
export async function speakAsJob(
  platform: Platform,
  actor: Actor,
  planned: PlannedSpeech,
  { signal, ...end }: JobOptions,
): Promise<void> {
  const spool = new SoundSpool(platform, planned.format);
  try {
    const chunks = produceSpeech(platform, actor, planned, {
      spool,
      signal,
      urgency: 'background',
      onComplete: (recording) =>
        completeSpeech(platform, actor, {
          ...end,
          planned,
          recording,
          store: (of) => spool.store(platform.blobs, of),
        }),
    });
    for await (const _ of chunks);
  } finally {
    await spool.remove();
  }
}
