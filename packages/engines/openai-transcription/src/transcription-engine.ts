import { files, outputFormat } from '@mynah/audio';
import { EngineFailure, within } from '@mynah/engine-spec';
import type {
  RemoteServer,
  TaskEngine,
  TaskEngineHome,
  TranscriptionPart,
  TranscriptionRequest,
} from '@mynah/engine-spec/tasks';
import { whisperLanguages } from '@mynah/engine-whisper';
import { type TranscriptionAnswer, transcriptionAnswer } from './answer.ts';
import { languageCode } from './language-names.ts';
import { placeWords } from './place-words.ts';

const SAMPLE_RATE_HZ = 16_000;
const MAX_WINDOW_MS = 30_000;
const LONGEST_WAIT_MS = 120_000;

export async function openTranscription({ server }: TaskEngineHome): Promise<TaskEngine<'transcription'>> {
  if (!server) throw new EngineFailure('unavailable', 'No transcription server is set up.');
  return {
    async *run(request, signal) {
      requireTranscribable(request);
      if (signal.aborted) return;
      const answer = await ask(server, request, signal).catch((cause: unknown) => {
        if (signal.aborted) return undefined;
        throw cause;
      });
      if (!answer) return;
      yield languageOf(answer, request);
      if (!signal.aborted) yield textOf(answer, request);
    },
    dispose: async () => undefined,
  };
}

function requireTranscribable({ samples, language }: TranscriptionRequest): void {
  if (samples.length === 0) throw new EngineFailure('unspeakable', 'There’s no sound in the audio.');
  if (samples.length > (MAX_WINDOW_MS / 1000) * SAMPLE_RATE_HZ)
    throw new EngineFailure('unsupported', 'The audio is longer than 30 s. Split it first.');
  if (language !== undefined && !whisperLanguages.includes(language))
    throw new EngineFailure(
      'unsupported',
      `The transcription server can’t be asked for the language ${language}.`,
    );
}

/** @throws EngineFailure */
async function ask(
  { url, key, model }: RemoteServer,
  request: TranscriptionRequest,
  signal: AbortSignal,
): Promise<TranscriptionAnswer> {
  const response = await fetch(`${url.replace(/\/+$/, '')}/audio/transcriptions`, {
    method: 'POST',
    headers: key ? { authorization: `Bearer ${key}` } : {},
    body: await toForm(request, model ?? 'whisper-1'),
    signal: within(LONGEST_WAIT_MS, signal),
  }).catch((cause: unknown) => {
    throw new EngineFailure('unavailable', 'The transcription server couldn’t be reached.', { cause });
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw refusal(response.status);
  }
  const text = await response.text().catch((cause: unknown) => {
    throw new EngineFailure('unavailable', 'The transcription server closed the connection.', { cause });
  });
  const parsed = transcriptionAnswer.safeParse(fromJson(text));
  if (!parsed.success)
    throw new EngineFailure('broken', 'The transcription server sent an invalid answer.', {
      cause: parsed.error,
    });
  return parsed.data;
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // whatever it is, it is no transcript
    return undefined;
  }
}

async function toForm(request: TranscriptionRequest, model: string): Promise<FormData> {
  const format = outputFormat('wav_16000');
  const wav = await files.encodeFile(request.samples.slice(), format, { sourceRateHz: SAMPLE_RATE_HZ });
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(wav)], { type: 'audio/wav' }), 'window.wav');
  form.set('model', model);
  form.set('response_format', 'verbose_json');
  form.append('timestamp_granularities[]', 'segment');
  if (request.wordTimes) form.append('timestamp_granularities[]', 'word');
  if (request.language) form.set('language', request.language);
  if (request.prompt) form.set('prompt', request.prompt);
  form.set('temperature', String(request.temperature ?? 0));
  return form;
}

function refusal(status: number): EngineFailure {
  if (status === 401 || status === 403)
    return new EngineFailure('broken', 'The transcription server refused the key.');
  if (status === 429 || status >= 500)
    return new EngineFailure('unavailable', `The transcription server answered ${status}.`);
  return new EngineFailure('unsupported', `The transcription server refused the request (${status}).`);
}

function languageOf(answer: TranscriptionAnswer, { language }: TranscriptionRequest): TranscriptionPart {
  if (language) return { type: 'language', language, probability: 1 };
  // the API does not say how sure it is
  const detected = languageCode(answer.language ?? '');
  return { type: 'language', language: detected ?? 'en', probability: detected ? 0.5 : 0 };
}

function textOf(
  answer: TranscriptionAnswer,
  { samples, wordTimes }: TranscriptionRequest,
): TranscriptionPart {
  const text = answer.text.trim();
  if (wordTimes && text && !answer.words?.length)
    throw new EngineFailure('unsupported', 'The transcription server sent no word timings.');
  const windowMs = (samples.length * 1000) / SAMPLE_RATE_HZ;
  const segments = answer.segments ?? [];
  const silences = segments.length > 0 ? segments.map((segment) => segment.no_speech_prob ?? 0) : [0];
  return {
    type: 'text',
    text,
    words: wordTimes ? placeWords({ ...answer, text }, windowMs) : [],
    noSpeech: text ? Math.min(1, ...silences) : 1,
  };
}
