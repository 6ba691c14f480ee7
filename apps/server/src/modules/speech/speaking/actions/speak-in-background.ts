import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { SoundSpool } from '../../../../platform/sound/index.ts';
import { Generation } from '../../../billing/index.ts';
import { priceWithUses } from '../../generation/index.ts';
import type { Keeping } from '../keeping.ts';
import type { PlannedSpeech } from '../plan/index.ts';
import { produceSpeech } from '../produce-speech.ts';
import { usageOfSpeech } from '../usage-of-speech.ts';

interface BackgroundOptions {
  keeping: Keeping;
  /** Names the work: begun again after a crash, it is charged once. */
  workId: string;
  signal: AbortSignal;
}

/**
 * Speaks what nobody waits for, as a part of a job, which takes no concurrency slot: live requests go first.
 * @throws Failure `disk_full`, `quota_exceeded`, and as the engines do
 */
export async function speakInBackground(
  platform: Platform,
  actor: Actor,
  planned: PlannedSpeech,
  { keeping, workId, signal }: BackgroundOptions,
): Promise<void> {
  const generation = await Generation.begin(platform, actor, {
    product: keeping.product,
    price: priceWithUses(platform, actor, planned.price),
    usage: { ...usageOfSpeech(planned), ...keeping.usage },
    road: 'job',
    slot: null,
    workId,
  });
  const sound = new SoundSpool(platform, planned.format);
  try {
    const chunks = produceSpeech(platform, actor, planned, {
      spool: sound,
      signal,
      urgency: 'background',
      onComplete: (recording) =>
        keeping.complete({
          generation,
          planned,
          recording,
          sound,
          store: (of) => sound.store(platform.blobs, of),
        }),
    });
    for await (const _ of chunks);
  } finally {
    await sound.remove();
    await generation.release();
  }
}
