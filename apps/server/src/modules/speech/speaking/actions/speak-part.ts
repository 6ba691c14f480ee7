import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { readWhole, SoundSpool } from '../../../../platform/sound/index.ts';
import type { PlannedSpeech } from '../plan/index.ts';
import { produceSpeech } from '../produce-speech.ts';

export interface SpokenPart {
  /** A whole file of the planned format. */
  file: Uint8Array;
  /** Of shared voices, whose owners have their part. */
  uses: ReturnType<PlannedSpeech['price']['costOf']>['uses'];
}

/** Speaks a short part of a work that is paid for as a whole, with nobody waiting. @throws as the engines do */
export async function speakPart(
  platform: Platform,
  actor: Actor,
  planned: PlannedSpeech,
  signal: AbortSignal,
): Promise<SpokenPart> {
  const spool = new SoundSpool(platform, planned.format);
  const onComplete = async () => {};
  try {
    const chunks = produceSpeech(platform, actor, planned, {
      spool,
      signal,
      urgency: 'background',
      onComplete,
    });
    for await (const _ of chunks);
    const { uses } = planned.price.costOf(Number.POSITIVE_INFINITY);
    return { file: await readWhole(spool), uses };
  } finally {
    await spool.remove();
  }
}
