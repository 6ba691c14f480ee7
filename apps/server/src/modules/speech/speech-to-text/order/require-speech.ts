import { joinSamples } from '@mynah/audio';
import { EngineFailure } from '@mynah/engine-spec';
import { decodeMedia, type MediaFile, noSpeech, requireSound } from '../../../../platform/media/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { detectSpeech, type EngineTurn, speechFrameMs } from '../work/detect-speech.ts';

const sampleRateHz = 16_000;
const windowMs = 30_000;
/** So much of a recording is listened to; whether somebody speaks after it, the work finds out. */
const lookMs = 180_000;
/** What ends so close to it may go on. */
const slackMs = 1000;
const leastSpeechMs = 150;
const surely = 0.5;

/**
 * Somebody speaks in a recording, as far as can be told before it is transcribed. @throws Failure `no_speech`,
 * `invalid_audio`
 */
export async function requireSpeech(platform: Platform, file: MediaFile, turn: EngineTurn): Promise<void> {
  await requireSound(platform, file, turn.signal);
  const options = { sampleRateHz, channels: 1, lengthMs: lookMs, signal: turn.signal };
  let held: Float32Array[] = [];
  let heldMs = 0;
  let lookedMs = 0;
  let speechMs = 0;
  const look = async (): Promise<void> => {
    speechMs += await speechIn(platform, joinSamples(held), turn);
    lookedMs += heldMs;
    held = [];
    heldMs = 0;
  };
  try {
    for await (const block of decodeMedia(platform, file, options)) {
      held.push(block);
      heldMs += (block.length / sampleRateHz) * 1000;
      if (heldMs >= windowMs) await look();
      if (speechMs >= leastSpeechMs) return;
    }
    if (heldMs > 0) await look();
  } catch (cause) {
    // a model that is still being fetched says nothing of the recording
    if (cause instanceof EngineFailure) return;
    throw cause;
  }
  if (speechMs < leastSpeechMs && lookedMs < lookMs - slackMs) throw noSpeech();
}

async function speechIn(platform: Platform, samples: Float32Array, turn: EngineTurn): Promise<number> {
  const likely = await detectSpeech(platform, samples, turn);
  return likely.filter((probability) => probability >= surely).length * speechFrameMs(platform);
}
