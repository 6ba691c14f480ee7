import type { QualityContext, QualityResult } from '../quality-part.ts';
import { measureDucking } from './voiceover/ducking.ts';
import { measureLoudnessParts } from './voiceover/loudness.ts';
import { measureStretch } from './voiceover/stretch.ts';

const method = `Parts that studio, dubbing and voiceover are made of. Stretch: two voices of our own, two sentences each,
made shorter and longer; pitch by an autocorrelation of its own, words heard by Whisper base; the floor is the tape that
runs faster or slower, the peer ffmpeg's atempo. Loudness: sounds brought to -16 LUFS under -1 dBTP, judged by ffmpeg's
EBU R 128 meter; the peer is ffmpeg's loudnorm in two passes. Ducking: a steady tone of 1 kHz under a voice whose words
are timed by its engine; the peer is ffmpeg's sidechaincompress.`;

/** Time-stretch, loudness and ducking. */
export async function voiceoverPart(context: QualityContext): Promise<QualityResult> {
  const tables = [
    await measureStretch(context),
    await measureLoudnessParts(context),
    await measureDucking(context),
  ];
  return { method, tables };
}
