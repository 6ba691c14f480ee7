import { z } from 'zod';
import { route, socket } from '../route.ts';
import { formNumber } from '../uploads.ts';
import { optional } from '../wire.ts';

/**
 * Speech in one language in, speech in another out, while somebody speaks. The messages are those of the official
 * clients' types (`v1DubbingRealtime`, `v1TranslationRealtime`); the names of the parameters are in no public source.
 */

const liveSounds = [
  'pcm_8000',
  'pcm_16000',
  'pcm_22050',
  'pcm_24000',
  'pcm_44100',
  'pcm_48000',
  'ulaw_8000',
] as const;

const language = z
  .string()
  .trim()
  .regex(/^[a-zA-Z]{2,3}([-_][a-zA-Z0-9]{2,8})*$/, 'Not a language code');

/** How long a pause ends what is translated at once. */
const eagernesses = ['low', 'medium', 'high'] as const;

export const liveQuery = z.object({
  /** `auto`: each stretch is translated from what is heard. */
  source_language: language.or(z.literal('auto')).default('auto'),
  target_language: language,
  input_format: z.enum(liveSounds).default('pcm_16000'),
  output_format: z.enum(liveSounds).default('pcm_24000'),
  /** Who speaks; otherwise a voice that every server has. */
  voice_id: z.string().min(1).max(100).optional(),
  tts_model_id: z.string().min(1).max(100).optional(),
  eagerness: z.enum(eagernesses).default('medium'),
  apply_text_normalization: z.enum(['auto', 'on', 'off']).default('auto'),
  vad_threshold: formNumber(0.1, 0.9).default(0.4),
  /** Comes back with `session_started`. */
  client_session_id: z.string().max(200).optional(),
  authorization: z.string().max(4000).optional(),
});
export type LiveQuery = z.infer<typeof liveQuery>;

const credential = {
  xi_api_key: optional(z.string().max(400)),
  'xi-api-key': optional(z.string().max(400)),
  authorization: optional(z.string().max(4000)),
};

/** What a client sends. */
export const liveMessage = z.discriminatedUnion('message_type', [
  z.object({
    message_type: z.literal('input_audio_chunk'),
    /** Some tenths of a second; a second is 128 kB at most. */
    audio_base_64: z.string().max(700_000),
    ...credential,
  }),
  z.object({ message_type: z.literal('end_of_stream'), ...credential }),
]);

const live = <Path extends string>(id: string, path: Path, summary: string) =>
  route({
    id,
    method: 'GET',
    path,
    summary,
    access: 'dubbing_write',
    // bad parameters are answered on the open socket: the handler reads them
    query: z.looseObject({}),
    answer: socket,
  });

export const liveTranslationRoutes = {
  realtime: live(
    'translation.realtime',
    '/v1/translation/realtime',
    'WebSocket: send speech, receive it in another language',
  ),
};
export const liveDubbingRoutes = {
  live: live(
    'dubbing.live',
    '/v1/dubbing/live',
    'WebSocket: dub speech into another language as it’s spoken',
  ),
};
