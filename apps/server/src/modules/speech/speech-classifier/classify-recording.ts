import type { AiSpeechClassification } from '@mynah/contract/speech/ai-speech-classification';
import { mostClassifiedMinutes } from '@mynah/contract/speech/classification-limits';
import type { UploadedFile } from '@mynah/contract/uploads';
import type { TaskPart } from '@mynah/engine-spec/tasks';
import { Failure } from '../../../platform/errors/index.ts';
import { decodeMedia, openMedia } from '../../../platform/media/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { watermarkKey } from '../../../platform/watermark/index.ts';
import { toClassification } from './classification.view.ts';
import type { HeardStretch } from './heard-stretch.ts';
import { classifierSampleRateHz, readMinutes } from './read-minutes.ts';
import { recognizeSounds } from './recognize-sounds.ts';

/** Where nothing can say how likely it is. */
const recognizer = 'own-sound';

interface ClassifyOptions {
  file: Pick<UploadedFile, 'path'>;
  signal: AbortSignal;
  onEngine(engine: string): void;
}

interface Caller {
  /** Undefined for a stranger. */
  workspaceId: string | undefined;
  /** Whose turn it is. */
  caller: string;
}

/** Says of a recording what is known of where it comes from. Nothing is kept. @throws Failure */
export async function classifyRecording(
  platform: Platform,
  caller: Caller,
  { file, signal, onEngine }: ClassifyOptions,
): Promise<AiSpeechClassification> {
  const mostMs = mostClassifiedMinutes * 60_000;
  const { path } = file;
  await openMedia(platform, { path }, { signal, mostMs });
  const [engine] = platform.engines.engines('classification');
  const options = { sampleRateHz: classifierSampleRateHz, channels: 1, signal };
  const stretches: HeardStretch[] = [];
  let durationMs = 0;
  for await (const { samples, startMs } of readMinutes(decodeMedia(platform, { path }, options))) {
    durationMs = startMs + (samples.length * 1000) / classifierSampleRateHz;
    // a header may say less than there is
    if (durationMs > mostMs + 1000)
      throw new Failure('audio_too_long', `The recording is longer than ${mostClassifiedMinutes} minutes.`);
    stretches.push(await hearStretch(platform, caller, { samples, startMs, signal }));
  }
  onEngine(engine?.name ?? recognizer);
  return toClassification(stretches, { durationMs, engine, workspaceId: caller.workspaceId });
}

async function hearStretch(
  platform: Platform,
  { caller }: Caller,
  { samples, startMs, signal }: { samples: Float32Array; startMs: number; signal: AbortSignal },
): Promise<HeardStretch> {
  const turn = { caller, signal };
  const request = {
    samples: samples.slice(),
    sampleRateHz: classifierSampleRateHz,
    watermarkKey: watermarkKey(platform.keys),
  };
  let marks: TaskPart<'recognition'> | undefined;
  for await (const part of platform.engines.run('recognition', request, turn)) marks = part;
  signal.throwIfAborted();
  if (!marks) throw new Failure('engine_unavailable', 'The recording couldn’t be checked. Try again.');
  const likelihoods: TaskPart<'classification'>[] = [];
  if (platform.engines.engines('classification').length > 0) {
    for await (const part of platform.engines.run('classification', { samples }, turn))
      likelihoods.push({ ...part, startMs: startMs + part.startMs, endMs: startMs + part.endMs });
  }
  signal.throwIfAborted();
  const known = await recognizeSounds(platform.db, marks);
  const later = <Span extends { startMs: number; endMs: number }>(span: Span): Span => ({
    ...span,
    startMs: startMs + span.startMs,
    endMs: startMs + span.endMs,
  });
  return {
    watermark: { ...marks.watermark, spans: marks.watermark.spans.map(later) },
    likelihoods,
    known: known.map((sound) => ({ ...sound, spans: sound.spans.map(later) })),
  };
}
