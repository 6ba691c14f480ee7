import { edit, files, joinSamples, Limiter, type OutputFormat, outputFormat } from '@mynah/audio';
import { neutralDelivery, type VoiceDefinition } from '@mynah/engine-spec';
import { planSpeech } from '@mynah/text';
import type { SpeechEngineInfo } from '../../../platform/engines/speech-pool.ts';
import { Failure } from '../../../platform/errors/index.ts';
import { findFfmpeg } from '../../../platform/ffmpeg/find-ffmpeg.ts';
import type { Platform } from '../../../platform/platform.ts';
import { speechWatermarker } from '../../../platform/watermark/index.ts';

interface PreviewSpeech {
  engine: string;
  engineVoice: string;
  definition: VoiceDefinition;
  text: string;
  /** BCP 47 */
  language: string;
  seed: number;
}

interface SpeakOptions {
  caller: string;
  signal: AbortSignal;
}

export interface SpokenPreview {
  samples: Float32Array;
  sampleRateHz: number;
}

/** What is kept of every preview, whatever format was asked for. */
export const keptFormat: OutputFormat = outputFormat('mp3_44100_128');
const restMs = 220;
/** Each segment has a seed of its own, so that equal sentences do not sound alike. */
const seedStep = 7919;

/**
 * Speaks a text in a voice that was made, segment by segment. The same speech gives the same samples.
 * @throws Failure `engine_unavailable`, `input_text_empty`, EngineFailure
 */
export async function speakPreview(
  platform: Platform,
  speech: PreviewSpeech,
  options: SpeakOptions,
): Promise<SpokenPreview> {
  const engine = platform.speech.engines().find(({ name }) => name === speech.engine);
  if (!engine)
    throw new Failure(
      'engine_unavailable',
      'The engine for custom voices isn’t ready. Try again in a moment.',
    );
  const { sampleRateHz } = engine;
  const watermarker = speechWatermarker(platform, sampleRateHz);
  const joined = await joinSegments(platform, engine, { speech, options });
  const limiter = new Limiter({ sampleRateHz });
  const marked = joinSamples([watermarker.push(joined), watermarker.finish()]);
  return { samples: joinSamples([limiter.write(marked), limiter.finish()]), sampleRateHz };
}

async function joinSegments(
  platform: Platform,
  { name, sampleRateHz }: SpeechEngineInfo,
  { speech, options }: { speech: PreviewSpeech; options: SpeakOptions },
): Promise<Float32Array> {
  const { text, language, engineVoice: voice, definition, seed } = speech;
  const plan = planSpeech(text, { language, normalization: 'auto', ssml: false, isHeardWhole: true });
  if (plan.segments.length === 0) {
    throw new Failure('input_text_empty', 'There’s nothing to speak in the text.', {
      data: { param: 'text' },
    });
  }
  const joiner = new edit.SegmentJoiner({ sampleRateHz });
  const parts: Float32Array[] = [];
  for (const [index, segment] of plan.segments.entries()) {
    if (index > 0) parts.push(joiner.seam(restMs + plan.segments[index - 1]!.pauseAfterMs));
    const request = {
      text: segment.text,
      language: segment.language,
      phonemes: segment.phonemes,
      voice,
      definition,
      delivery: neutralDelivery,
      seed: (seed + index * seedStep) % 2 ** 32,
      mode: 'whole' as const,
    };
    const spoken: Float32Array[] = [];
    for await (const part of platform.speech.speak(name, request, options))
      if (part.type === 'audio') spoken.push(part.samples);
    // an aborted engine ends without an error: half a preview is none
    options.signal.throwIfAborted();
    parts.push(joiner.write(edit.trimSilence(joinSamples(spoken), sampleRateHz, { keepMs: 60 })));
  }
  return joinSamples([...parts, joiner.finish()]);
}

/** The sound as a file. */
export function encodePreview(
  platform: Platform,
  { samples, sampleRateHz }: SpokenPreview,
  format: OutputFormat,
): Promise<Uint8Array> {
  const options = { sourceRateHz: sampleRateHz, ffmpegPath: findFfmpeg(platform) };
  // the encoder takes what it is given; the sound may be wanted in two formats
  return files.encodeFile(samples.slice(), format, options);
}
