import { z } from 'zod';
import { bytes, json, route } from '../route.ts';
import { optional } from '../wire.ts';

/** The speech calls of OpenAI's API, which many programs speak. Source: its public reference, "Create speech". */
export const openaiSpeechBody = z.object({
  model: z.string().min(1).max(100),
  input: z.string().min(1).max(40_000),
  voice: z.union([z.string().min(1).max(100), z.object({ id: z.string().min(1).max(100) })]),
  instructions: optional(z.string().max(4096)),
  response_format: z.enum(['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm']).default('mp3'),
  speed: z.number().min(0.25).max(4).default(1),
  stream_format: z.enum(['audio', 'sse']).default('audio'),
});

export const openaiSpeechRoutes = {
  speech: route({
    id: 'openai-speech.create',
    method: 'POST',
    path: '/v1/audio/speech',
    summary: 'Speak a text, compatible with OpenAI’s speech call',
    access: 'text_to_speech',
    failsAs: 'openai',
    body: openaiSpeechBody,
    answer: bytes(
      'audio/mpeg',
      'audio/wav',
      'audio/pcm',
      'audio/ogg',
      'audio/aac',
      'audio/flac',
      'text/event-stream',
    ),
  }),
  voices: route({
    id: 'openai-speech.voices',
    method: 'GET',
    path: '/v1/audio/voices',
    summary: 'List the voice names of the speech call',
    access: 'voices_read',
    failsAs: 'openai',
    answer: json(z.object({ voices: z.array(z.object({ id: z.string(), name: z.string() })) })),
  }),
};
