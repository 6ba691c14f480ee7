import { Failure, failureKindTraits, toFailure } from '../../../../platform/errors/index.ts';
import type { JobRun } from '../../../../platform/jobs/jobs.ts';
import type { MediaFile } from '../../../../platform/media/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { endTranscription } from '../actions/end-transcription.ts';
import { fetchSound } from '../sound/kept-sound.ts';
import {
  findTranscription,
  insertStep,
  listSteps,
  moveOn,
  type TranscriptionKey,
  type TranscriptionRow,
} from '../transcriptions.store.ts';
import { finishTranscription } from './finish-transcription.ts';
import type { EngineTurn } from './hear-speech.ts';
import { hearVoices } from './hear-voices.ts';
import { hearWords, transcriber } from './hear-words.ts';
import { knownLanguage } from './known-language.ts';
import { readSteps, type SoundStep } from './read-steps.ts';
import { transcribe } from './transcribe.job.ts';

type Payload = { workspaceId: string; transcriptionId: string };

/** The room around speech must fit into the window as well. */
const roomMs = 600;

/** Works on a transcription until it is done, stopped or failed for good. */
export async function runTranscription(platform: Platform, job: JobRun<unknown>): Promise<void> {
  const { workspaceId, transcriptionId } = job.payload as Payload;
  const key = { workspaceId, id: transcriptionId };
  const engine = transcriber(platform).name;
  if (!(await moveOn(platform.db, key, { state: 'running', engine }))) return;
  const turn = { caller: workspaceId, signal: job.signal, waitsForModel: true };
  try {
    await work(platform, key, turn);
  } catch (thrown) {
    // whoever stops the worker, or the work itself, is no failure of it
    job.signal.throwIfAborted();
    const failure = toFailure(thrown);
    const mayRetry = failureKindTraits[failure.kind].retryJob && job.attempt < transcribe.retryLimit;
    if (mayRetry) throw thrown;
    if (failure.kind === 'internal') platform.log.error({ err: thrown }, 'a transcription failed');
    await endTranscription(platform, key, { state: 'failed', failure });
  }
}

async function work(platform: Platform, key: TranscriptionKey, turn: EngineTurn): Promise<void> {
  const row = await findTranscription(platform.db, key);
  if (!row) return;
  const { soundBlob, soundBytes, order } = row;
  if (soundBlob === null) throw new Failure('not_found', 'The sound of this transcription is gone.');
  const copy = await fetchSound(platform, { soundBlob, soundBytes }, turn.signal);
  try {
    const file: MediaFile = {
      path: copy.path,
      fileFormat: order.isBarePcm ? 'pcm_s16le_16' : 'other',
    };
    for (let channel = row.doneChannels; channel < (order.channels ?? 1); channel++) {
      const fromMs = channel === row.doneChannels ? row.doneMs : 0;
      if (!(await workOnChannel(platform, row, { file, channel, fromMs, turn }))) return;
    }
    await finishTranscription(platform, key);
  } finally {
    await copy.remove();
  }
}

interface ChannelWork {
  file: MediaFile;
  channel: number;
  fromMs: number;
  turn: EngineTurn;
}

/** False: it was stopped meanwhile. */
async function workOnChannel(
  platform: Platform,
  row: TranscriptionRow,
  { file, channel, fromMs, turn }: ChannelWork,
): Promise<boolean> {
  const longestMs = platform.config.transcriptionStepSeconds * 1000;
  const mostMs = Math.min(longestMs, transcriber(platform).traits.maxWindowMs) - roomMs;
  const source = { file, channels: row.order.channels ?? 1, channel, fromMs, mostMs };
  for await (const step of readSteps(platform, source, turn)) {
    if (!(await recordStep(platform, row, { channel, step, turn }))) return false;
  }
  return moveOn(platform.db, row, { doneChannels: channel + 1, doneMs: 0 });
}

async function recordStep(
  platform: Platform,
  row: TranscriptionRow,
  { channel, step, turn }: { channel: number; step: SoundStep; turn: EngineTurn },
): Promise<boolean> {
  const heard = await hearStep(platform, row, { channel, step, turn });
  const voices = row.order.diarization ? await hearVoices(platform, step, turn) : [];
  const { startMs, endMs, speech, peaks } = step;
  return platform.db.transaction(async (transaction) => {
    const isOpen = await moveOn(transaction, row, { doneMs: endMs });
    if (!isOpen) return false;
    await insertStep(transaction, {
      transcriptionId: row.id,
      channelIndex: channel,
      ...{ startMs, endMs, speech, peaks, voices, ...heard },
    });
    return true;
  });
}

/** What is said in a step, in time of the recording. */
async function hearStep(
  platform: Platform,
  { id, order }: TranscriptionRow,
  { channel, step, turn }: { channel: number; step: SoundStep; turn: EngineTurn },
) {
  const [first] = step.speech;
  if (!first) return { words: [], text: null, language: null, languageProbability: null };
  const { translates, temperature, seed } = order;
  // what was written so far of a translation is English, whatever is spoken
  const known = translates ? undefined : knownLanguage(await listSteps(platform.db, { id }), channel);
  const { language = known } = order;
  const wordTimes = order.granularity !== 'none' || order.diarization !== undefined;
  const request = {
    samples: step.samples,
    language,
    wordTimes,
    temperature,
    seed,
    prompt: [promptOf(order.keyterms), order.prompt].filter(Boolean).join(' ') || undefined,
    translates,
  };
  const heard = await hearWords(platform, request, turn);
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
