import { deflateSync } from 'node:zlib';
import type { TranscriptFormat } from '@mynah/contract/speech/openai-transcription';
import type { Transcript } from '@mynah/contract/speech/speech-to-text';
import { languageOf } from '@mynah/contract/speech/transcription-languages';
import type { BytesAnswer } from '../../../platform/http/index.ts';
import type { OpenaiTranscription } from './transcription-input.ts';

/** What `segmented_json` holds. */
interface SegmentedJson {
  segments: { text: string; start: number; end: number; words: { type: string; logprob: number }[] }[];
}

interface Asked extends Pick<OpenaiTranscription, 'format' | 'granularities' | 'withLogprobs'> {
  task: 'transcribe' | 'translate';
  temperature: number;
}

const contentTypes: Readonly<Record<TranscriptFormat, string>> = {
  json: 'application/json',
  verbose_json: 'application/json',
  text: 'text/plain; charset=utf-8',
  srt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
};

/** A transcript in the form that OpenAI's call was asked for. */
export function transcriptAnswer(transcript: Transcript, asked: Asked): BytesAnswer {
  const { format } = asked;
  return { contentType: contentTypes[format], body: Buffer.from(write(transcript, asked)) };
}

function write(transcript: Transcript, asked: Asked): string {
  switch (asked.format) {
    case 'text':
      return `${transcript.text}\n`;
    case 'srt':
    case 'vtt':
      return contentOf(transcript);
    case 'verbose_json':
      return JSON.stringify(verboseOf(transcript, asked));
    case 'json':
      return JSON.stringify({
        text: transcript.text,
        ...(asked.withLogprobs ? { logprobs: logprobsOf(transcript) } : {}),
        usage: usageOf(transcript),
      });
  }
}

const contentOf = ({ additional_formats: files }: Transcript): string => files?.[0]?.content ?? '';

/** What is charged is the length of the sound. */
export const usageOf = ({ audio_duration_secs: seconds }: Transcript) => ({
  type: 'duration' as const,
  seconds: Math.ceil(seconds ?? 0),
});

/** By word: what a recognizer calls a token is its own business. */
export const logprobsOf = ({ words }: Transcript) =>
  words
    .filter(({ type }) => type === 'word')
    .map(({ text, logprob }) => ({ token: text, logprob, bytes: [...Buffer.from(text)] }));

function verboseOf(transcript: Transcript, { task, granularities, temperature }: Asked) {
  const { language_code: code, audio_duration_secs: duration, text, words } = transcript;
  const { segments } = JSON.parse(contentOf(transcript) || '{"segments":[]}') as SegmentedJson;
  return {
    task,
    language: englishName(languageOf(code) ?? code),
    duration,
    text,
    ...(granularities.has('word') && {
      words: words
        .filter(({ type }) => type === 'word')
        .map(({ text: word, start, end }) => ({ word, start, end })),
    }),
    ...((granularities.has('segment') || granularities.size === 0) && {
      segments: segments.map((segment, id) => toSegment(segment, { id, temperature })),
    }),
    usage: usageOf(transcript),
  };
}

const names = new Intl.DisplayNames('en', { type: 'language' });
const englishName = (language: string): string => (names.of(language) ?? language).toLowerCase();

/** Tokens of the recognizer are not kept, nor how sure it was of silence: what is unsure is left out of the text. */
function toSegment(
  { text, start, end, words }: SegmentedJson['segments'][number],
  { id, temperature }: { id: number; temperature: number },
) {
  const said = words.filter(({ type }) => type === 'word');
  const sum = said.reduce((total, { logprob }) => total + logprob, 0);
  const bytes = Buffer.from(text);
  return {
    id,
    seek: Math.round(start * 100),
    start,
    end,
    text,
    tokens: [],
    temperature,
    avg_logprob: said.length > 0 ? sum / said.length : 0,
    compression_ratio: bytes.length / deflateSync(bytes).length,
    no_speech_prob: 0,
  };
}
