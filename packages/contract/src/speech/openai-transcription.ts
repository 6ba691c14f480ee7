import { z } from 'zod';
import { bytes, route } from '../route.ts';
import { formBoolean, formList, formNumber, uploadedFile } from '../uploads.ts';

/** The transcription calls of OpenAI's API. Source: its public reference, "Create transcription", "Create translation". */
const responseFormats = ['json', 'text', 'srt', 'verbose_json', 'vtt'] as const;
export type TranscriptFormat = (typeof responseFormats)[number];

/** An empty field of a form is an absent one. */
const field = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const shared = {
  file: uploadedFile,
  model: z.string().min(1).max(100),
  prompt: field(z.string().max(10_000)),
  response_format: field(z.enum(responseFormats)),
  temperature: field(formNumber(0, 1)),
};

const granularity = z.enum(['word', 'segment']);
const include = z.enum(['logprobs']);

export const openaiTranscriptionBody = z.object({
  ...shared,
  language: field(z.string().min(2).max(20)),
  /** Lists come under a name with brackets, which OpenAI's clients write, or without. */
  timestamp_granularities: formList(granularity).optional(),
  'timestamp_granularities[]': formList(granularity).optional(),
  include: formList(include).optional(),
  'include[]': formList(include).optional(),
  stream: field(formBoolean),
  /** Recordings are always cut at their silences. */
  chunking_strategy: z.unknown().optional(),
});

const transcript = bytes(
  'application/json',
  'text/plain; charset=utf-8',
  'application/x-subrip',
  'text/vtt',
  'text/event-stream',
);

export const openaiTranscriptionRoutes = {
  transcribe: route({
    id: 'openai-transcription.transcribe',
    method: 'POST',
    path: '/v1/audio/transcriptions',
    summary: 'Transcribe a recording, compatible with OpenAI’s call',
    access: 'speech_to_text',
    failsAs: 'openai',
    upload: true,
    body: openaiTranscriptionBody,
    answer: transcript,
  }),
  translate: route({
    id: 'openai-transcription.translate',
    method: 'POST',
    path: '/v1/audio/translations',
    summary: 'Translate the speech of a recording into English text, compatible with OpenAI’s call',
    access: 'speech_to_text',
    failsAs: 'openai',
    upload: true,
    body: z.object(shared),
    answer: transcript,
  }),
};
