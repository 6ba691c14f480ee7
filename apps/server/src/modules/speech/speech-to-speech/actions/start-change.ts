import { randomSeed } from '../../../../platform/engines/random-seed.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { requireSound } from '../../../../platform/media/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { startToolRun } from '../../tool-runs/index.ts';
import { changeLength } from '../change-length.ts';
import type { WrittenChange } from '../changer-tool.ts';
import { type ChangeOrder, fileOf, planOrder } from '../plan-order.ts';
import { priceChange } from '../price-change.ts';

interface CallFacts {
  requestId: string;
  signal: AbortSignal;
}

/**
 * Takes a recording in, whose voice is changed in the background.
 * @throws Failure `no_speech` when it is silent, and as `changeVoice`
 */
export async function startChange(
  platform: Platform,
  actor: Actor,
  order: ChangeOrder,
  { requestId, signal }: CallFacts,
) {
  const job = await planOrder(platform, actor, order, signal);
  await requireSound(platform, fileOf(order), signal);
  const durationMs = await changeLength(platform, job, signal);
  const { audio, enableLogging: _, ...asked } = order;
  const written: WrittenChange = { ...asked, fileName: audio.fileName, drawnSeed: randomSeed() };
  return startToolRun(platform, actor, {
    tool: 'voice-changer',
    title: audio.fileName,
    order: written,
    credits: priceChange(job.voice, durationMs).credits,
    source: { file: audio, durationMs },
    requestId,
    signal,
  });
}
