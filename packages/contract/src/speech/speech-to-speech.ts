import { z } from 'zod';
import { bytes, route } from '../route.ts';
import { formBoolean, formInteger, formJson, uploadedFile } from '../uploads.ts';
import { voiceParams, voiceSettingsInput } from '../voices/voices.ts';
import { audioTypes, seedLimits, speechQuery, speechStreamQuery } from './text-to-speech.ts';

export const voiceChangeBody = z.object({
  audio: uploadedFile,
  model_id: z.string().min(1).max(100).optional(),
  voice_settings: formJson(voiceSettingsInput).optional(),
  seed: formInteger(seedLimits.min, seedLimits.max).optional(),
  remove_background_noise: formBoolean.optional(),
  /** Bare samples (16 bits, mono, 16 kHz, little endian) have no header to look at. */
  file_format: z.enum(['pcm_s16le_16', 'other']).optional(),
});

const shared = {
  method: 'POST',
  access: 'speech_to_speech',
  params: voiceParams,
  body: voiceChangeBody,
  upload: true,
  answer: bytes(...audioTypes),
} as const;

export const speechToSpeechRoutes = {
  convert: route({
    ...shared,
    id: 'speech-to-speech.convert',
    path: '/v1/speech-to-speech/{voice_id}',
    summary: 'Change the voice of a recording; returns one audio file',
    query: speechQuery,
  }),
  stream: route({
    ...shared,
    id: 'speech-to-speech.stream',
    path: '/v1/speech-to-speech/{voice_id}/stream',
    summary: 'Change the voice of a recording; streams the audio as it’s generated',
    query: speechStreamQuery,
  }),
  /** The addresses that the official Python client uses. */
  changeVoice: route({
    ...shared,
    id: 'voice-changer.convert',
    path: '/v1/voice-changer/{voice_id}',
    summary: 'Same as speech to speech',
    query: speechQuery,
  }),
  changeVoiceStream: route({
    ...shared,
    id: 'voice-changer.stream',
    path: '/v1/voice-changer/{voice_id}/stream',
    summary: 'Same as speech to speech, streamed',
    query: speechStreamQuery,
  }),
};
