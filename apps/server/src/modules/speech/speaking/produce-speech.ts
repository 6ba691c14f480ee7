import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { SoundSpool } from '../../../platform/sound/index.ts';
import type { PlannedSpeech } from './plan/index.ts';
import { openSpeechTrack, type Recording, type SpeechChunk, speakCalls } from './track/index.ts';

interface ProduceOptions {
  /** Takes the sound. */
  spool: SoundSpool;
  signal: AbortSignal;
  /** Of what is spoken with nobody waiting for it. */
  urgency?: 'background';
  /** Called with everything that was said, before the last chunk is given out. */
  onComplete(recording: Recording): Promise<void>;
}

/** Makes the sound of what was planned, chunk by chunk, as fast as it is read. Leaving early frees engine and encoder. */
export async function* produceSpeech(
  platform: Platform,
  actor: Actor,
  planned: PlannedSpeech,
  { spool, signal, urgency, onComplete }: ProduceOptions,
): AsyncGenerator<SpeechChunk> {
  const { format, speed, speaker } = planned;
  const track = await openSpeechTrack(platform, { format, speed, sampleRateHz: speaker.sampleRateHz, spool });
  try {
    yield* speakCalls(platform, track, planned, {
      caller: actor.workspaceId,
      answer: planned.requestId,
      signal,
      urgency,
    });
    // an aborted engine ends without an error
    signal.throwIfAborted();
    const last = await track.finish();
    platform.metrics.speechSeconds.inc({ engine: speaker.engine }, track.durationMs / 1000);
    await onComplete(track.recording);
    yield last;
  } finally {
    track.dispose();
  }
}
