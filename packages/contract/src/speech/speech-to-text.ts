import { z } from 'zod';
import { json, route, socket } from '../route.ts';
import { formBoolean, formInteger, formJson, formList, formNumber, uploadedFile } from '../uploads.ts';
import { id, optional, queryBoolean, queryInteger, queryList } from '../wire.ts';
import { exportedFile, exportList } from './transcript-exports.ts';
import { redactionModes } from './transcription-entities.ts';

/** Names that programs have hard-coded; what transcribes them is the engine that this server has. */
export const transcriptionModels = ['scribe_v2', 'scribe_v1', 'scribe_v1_experimental'] as const;
export const realtimeModels = ['scribe_v2_realtime', 'scribe_v1_realtime'] as const;

export const granularities = ['none', 'word', 'character'] as const;
export type Granularity = (typeof granularities)[number];
export const mostChannels = 5;
export const mostSpeakers = 32;

const modelId = z.string().min(1).max(100);
const languageCode = z.string().min(2).max(20);

/** A word or phrase that the transcript is likely to hold. */
const keyterm = z
  .string()
  .trim()
  .min(1)
  .max(49)
  .regex(/^[^<>{}[\]\\]*$/, 'Can’t contain < > { } [ ] \\')
  .refine((term) => term.split(/\s+/).length <= 5, 'At most 5 words');

/** `all`, a category, a type, or a list of them: one value, a repeated key, or either as JSON text. */
const entitySelection = formList(z.string().trim().min(1).max(2000)).transform((values) =>
  values.flatMap((value) => (/^["[]/.test(value) ? readChoice(value) : value)),
);
function readChoice(text: string): string | string[] {
  try {
    return z.union([z.string(), z.array(z.string())]).parse(JSON.parse(text));
  } catch {
    // it is refused by its name
    return text;
  }
}

const depthOf = (value: unknown): number =>
  value === null || typeof value !== 'object' ? 0 : 1 + Math.max(0, ...Object.values(value).map(depthOf));

const webhookMetadata = formJson(z.record(z.string(), z.unknown()))
  .refine((value) => depthOf(value) <= 2, 'At most 2 levels deep')
  .refine((value) => JSON.stringify(value).length <= 16 * 1024, 'At most 16 KB');

/** Who decides, and what is wanted: of a file, of an address, or of a page's recording. */
export const transcriptionBody = z.object({
  model_id: modelId,
  file: uploadedFile.optional(),
  source_url: z.string().trim().max(4000).optional(),
  /** The older name of `source_url`. */
  cloud_storage_url: z.string().trim().max(4000).optional(),
  language_code: languageCode.optional(),
  /** On unless it is turned off. */
  tag_audio_events: formBoolean.optional(),
  num_speakers: formInteger(1, mostSpeakers).optional(),
  timestamps_granularity: z.enum(granularities).default('word'),
  diarize: formBoolean.default(false),
  diarization_threshold: formNumber(0.1, 0.4).optional(),
  additional_formats: formJson(exportList).optional(),
  file_format: z.enum(['pcm_s16le_16', 'other']).default('other'),
  webhook: formBoolean.default(false),
  webhook_id: id.optional(),
  webhook_metadata: webhookMetadata.optional(),
  temperature: formNumber(0, 2).optional(),
  seed: formInteger(0, 2_147_483_647).optional(),
  use_multi_channel: formBoolean.default(false),
  multichannel_output_style: z.enum(['separate', 'combined']).default('separate'),
  entity_detection: entitySelection.optional(),
  entity_redaction: entitySelection.optional(),
  entity_redaction_mode: z.enum(redactionModes).default('enumerated_entity_type'),
  no_verbatim: formBoolean.default(false),
  use_speaker_library: formBoolean.default(false),
  detect_speaker_roles: formBoolean.default(false),
  keyterms: formList(keyterm).optional().pipe(z.array(z.string()).max(1000).default([])),
});
export type TranscriptionBody = z.infer<typeof transcriptionBody>;

export const wordTypes = ['word', 'spacing', 'audio_event'] as const;
export const transcriptCharacter = z.object({
  text: z.string(),
  start: z.number().nullable(),
  end: z.number().nullable(),
});
export const transcriptWord = z.object({
  text: z.string(),
  start: z.number().nullable(),
  end: z.number().nullable(),
  type: z.enum(wordTypes),
  speaker_id: z.string().nullable(),
  logprob: z.number(),
  characters: z.array(transcriptCharacter).nullable(),
  /** Null where the sound has one channel. */
  channel_index: z.int().nullable(),
});
export type TranscriptWord = z.infer<typeof transcriptWord>;

export const detectedEntity = z.object({
  text: z.string(),
  entity_type: z.string(),
  start_char: z.int(),
  end_char: z.int(),
});
export type DetectedEntity = z.infer<typeof detectedEntity>;

export const transcript = z.object({
  /** ISO 639-3. */
  language_code: z.string(),
  language_probability: z.number(),
  text: z.string(),
  words: z.array(transcriptWord),
  /** Of a transcript of its own; null where it is of all channels, or of one. */
  channel_index: z.int().nullable(),
  /** Null: none were asked for. */
  additional_formats: z.array(exportedFile.nullable()).nullable(),
  transcription_id: z.string().nullable(),
  /** Null: none were looked for. */
  entities: z.array(detectedEntity).nullable(),
  /** No engine here edits what it heard. */
  edited_transcript: z.null(),
  audio_duration_secs: z.number().nullable(),
});
export type Transcript = z.infer<typeof transcript>;

export const multichannelTranscript = z.object({
  transcripts: z.array(transcript),
  transcription_id: z.string().nullable(),
  audio_duration_secs: z.number().nullable(),
});
export type MultichannelTranscript = z.infer<typeof multichannelTranscript>;

export const acceptedTranscription = z.object({
  message: z.string(),
  request_id: z.string(),
  transcription_id: z.string().nullable(),
});

export const transcriptParams = z.object({ transcription_id: id });

/** Query of the realtime socket; behaviours of the public API, section 8. Lists are repeated keys. */
export const realtimeQuery = z.object({
  model_id: modelId,
  audio_format: z
    .enum(['pcm_8000', 'pcm_16000', 'pcm_22050', 'pcm_24000', 'pcm_44100', 'pcm_48000', 'ulaw_8000'])
    .default('pcm_16000'),
  commit_strategy: z.enum(['manual', 'vad']).default('manual'),
  language_code: languageCode.optional(),
  secondary_languages: queryList.optional(),
  include_timestamps: queryBoolean.default(false),
  include_language_detection: queryBoolean.default(false),
  vad_silence_threshold_secs: formNumber(0.3, 3).default(1.5),
  vad_threshold: formNumber(0.1, 0.9).default(0.4),
  min_speech_duration_ms: queryInteger(50, 2000).default(100),
  min_silence_duration_ms: queryInteger(50, 2000).default(100),
  keyterms: queryList.pipe(z.array(z.string().max(20)).max(50)).optional(),
  no_verbatim: queryBoolean.default(false),
  entity_detection: queryList.optional(),
  entity_redaction: queryList.optional(),
  entity_redaction_mode: z.enum(redactionModes).default('enumerated_entity_type'),
  transcript_edit: z.string().max(4000).optional(),
  filter_background_audio: queryBoolean.default(false),
  enable_logging: queryBoolean.default(true),
  /** Ours: messages `engine_status` with the `state` loading, then ready. Other clients know none of the kind. */
  include_engine_status: queryBoolean.default(false),
  token: z.string().max(2000).optional(),
  authorization: z.string().max(4000).optional(),
});
export type RealtimeQuery = z.infer<typeof realtimeQuery>;

/** The one kind of message that a realtime client sends. */
export const realtimeMessage = z.object({
  message_type: z.literal('input_audio_chunk'),
  audio_base_64: z.string().max(2_000_000),
  commit: optional(z.boolean()),
  sample_rate: optional(z.int().min(8000).max(48_000)),
  previous_text: optional(z.string().max(10_000)),
  xi_api_key: optional(z.string().max(400)),
  'xi-api-key': optional(z.string().max(400)),
  authorization: optional(z.string().max(4000)),
});

export const speechToTextRoutes = {
  convert: route({
    id: 'speech-to-text.convert',
    method: 'POST',
    path: '/v1/speech-to-text',
    summary: 'Transcribe an audio or video file',
    access: 'speech_to_text',
    authorizesLater: true,
    upload: true,
    query: z.object({
      /** A single-use token of the type `batch_scribe`, in place of a credential. */
      token: z.string().max(2000).optional(),
      enable_logging: queryBoolean.default(true),
    }),
    body: transcriptionBody,
    answer: json(z.union([transcript, multichannelTranscript, acceptedTranscription])),
  }),
  get: route({
    id: 'speech-to-text.transcripts.get',
    method: 'GET',
    path: '/v1/speech-to-text/transcripts/{transcription_id}',
    summary: 'Get a transcript',
    access: 'speech_to_text',
    params: transcriptParams,
    answer: json(z.union([transcript, multichannelTranscript])),
  }),
  remove: route({
    id: 'speech-to-text.transcripts.remove',
    method: 'DELETE',
    path: '/v1/speech-to-text/transcripts/{transcription_id}',
    summary: 'Delete a transcript and its audio, stopping it if it’s still running',
    access: 'speech_to_text',
    params: transcriptParams,
    answer: json(z.object({ status: z.literal('ok') })),
  }),
  realtime: route({
    id: 'speech-to-text.realtime',
    method: 'GET',
    path: '/v1/speech-to-text/realtime',
    summary: 'WebSocket: send audio as it’s spoken, receive text',
    access: 'speech_to_text',
    // bad parameters are answered on the open socket: the handler reads them
    query: z.looseObject({}),
    answer: socket,
  }),
};
