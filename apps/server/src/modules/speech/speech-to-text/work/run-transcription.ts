import { Failure } from '../../../../platform/errors/index.ts';
import type { MediaFile } from '../../../../platform/media/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { WorkflowRun } from '../../../../platform/workflows/index.ts';
import { fetchSound } from '../sound/persisted-sound.ts';
import { findTranscription, type TranscriptionRow, updateTranscription } from '../transcriptions.store.ts';
import type { EngineTurn } from './detect-speech.ts';
import { embedSpeakers } from './embed-speakers.ts';
import { finishTranscription } from './finish-transcription.ts';
import { type HeardStep, heardSteps } from './heard-step.ts';
import { type KnownStep, knownLanguage } from './known-language.ts';
import { readSteps, type SoundStep } from './read-steps.ts';
import { transcriber, transcribeSamples } from './transcribe-samples.ts';

/** The room around speech must fit into the window as well. */
const roomMs = 600;

/** Hears a recording, channel after channel, from where the last try ended, and makes a transcript of it. */
export async function runTranscription(platform: Platform, work: WorkflowRun): Promise<void> {
  const row = await findTranscription(platform.db, work);
  // its workspace may have changed just now: the next try finds it there
  if (!row) throw new Failure('system_busy', 'Transcription not found.');
  const { soundBlob, soundBytes, order, durationMs } = row;
  if (soundBlob === null) throw new Failure('not_found', 'The audio of this transcription no longer exists.');
  await updateTranscription(platform.db, work, { engine: transcriber(platform).name });
  const channels = order.channels ?? 1;
  await work.expect(durationMs * channels);
  const copy = await fetchSound(platform, { soundBlob, soundBytes }, work.signal);
  try {
    const file: MediaFile = {
      path: copy.path,
      fileFormat: order.isBarePcm ? 'pcm_s16le_16' : 'other',
    };
    const heard = await work.results<HeardStep>(heardSteps);
    const last = heard.at(-1);
    const first = last?.channelIndex ?? 0;
    for (let channel = first; channel < channels; channel++) {
      const fromMs = channel === first ? (last?.endMs ?? 0) : 0;
      await hearChannel({ platform, work, row, heard }, { file, channel, fromMs });
    }
    await finishTranscription(platform, work);
  } finally {
    await copy.remove();
  }
}

interface Hearing {
  platform: Platform;
  work: WorkflowRun;
  row: TranscriptionRow;
  /** What was heard so far: so much of it stays in memory, however long the recording is. */
  heard: KnownStep[];
}

async function hearChannel(
  { platform, work, row, heard }: Hearing,
  { file, channel, fromMs }: { file: MediaFile; channel: number; fromMs: number },
): Promise<void> {
  const longestMs = platform.config.transcriptionStepSeconds * 1000;
  const mostMs = Math.min(longestMs, transcriber(platform).traits.maxWindowMs) - roomMs;
  const source = { file, channels: row.order.channels ?? 1, channel, fromMs, mostMs };
  const turn = { caller: work.workspaceId, signal: work.signal, waitsForModel: true };
  for await (const sound of readSteps(platform, source, turn)) {
    const step = await work.step(
      heardSteps,
      async ({ signal }): Promise<HeardStep> => {
        const { startMs, endMs, speech, peaks } = sound;
        const own = { ...turn, signal };
        const words = await transcribeStep({ platform, work, row, heard }, { channel, sound, turn: own });
        const voices = row.order.diarization ? await embedSpeakers(platform, sound, own) : [];
        const times = { channelIndex: channel, startMs, endMs, speech };
        return { ...times, ...words, voices, peaks: Buffer.from(peaks).toString('base64') };
      },
      { index: heard.length, weight: sound.endMs - sound.startMs },
    );
    const { channelIndex, language, languageProbability, speech } = step;
    heard.push({ channelIndex, language, languageProbability, speech });
  }
}

/** What is said in a step, in time of the recording. */
async function transcribeStep(
  { platform, row, heard: before }: Hearing,
  { channel, sound, turn }: { channel: number; sound: SoundStep; turn: EngineTurn },
) {
  const { order } = row;
  const [first] = sound.speech;
  if (!first) return { words: [], text: null, language: null, languageProbability: null };
  const { translates, temperature, seed } = order;
  // what was written so far of a translation is English, whatever is spoken
  const known = translates ? undefined : knownLanguage(before, channel);
  const { language = known } = order;
  const wordTimes = order.granularity !== 'none' || order.diarization !== undefined;
  const request = {
    samples: sound.samples,
    language,
    wordTimes,
    temperature,
    seed,
    prompt: [promptOf(order.keyterms), order.prompt].filter(Boolean).join(' ') || undefined,
    translates,
  };
  const heard = await transcribeSamples(platform, request, turn);
  const later = first.startMs / 1000;
  return {
    language: translates ? 'en' : heard.language,
    languageProbability: heard.languageProbability,
    words: heard.words.map((word) => ({ ...word, start: ms(word.start + later), end: ms(word.end + later) })),
    text: wordTimes ? null : heard.text,
  };
}

const ms = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** A recognizer's prompt is short: the first terms count. */
const mostPromptLetters = 500;

export function promptOf(keyterms: readonly string[]): string | undefined {
  let prompt = '';
  for (const term of keyterms) {
    if (prompt.length + term.length + 2 > mostPromptLetters) break;
    prompt += prompt ? `, ${term}` : term;
  }
  return prompt ? `${prompt}.` : undefined;
}
