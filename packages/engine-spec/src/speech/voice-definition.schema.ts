import { z } from 'zod';
import type { VoiceDefinition } from './voice-definition.ts';

const mix = z.strictObject({
  voices: z
    .array(z.strictObject({ voice: z.string().min(1).max(64), weight: z.number().gt(0).max(1000) }))
    .min(1)
    .max(8),
  offset: z.array(z.number().min(-8).max(8)).length(128).optional(),
});

/** A definition that came from outside: bounded, so that no number in it can break an engine. */
export const voiceDefinition: z.ZodType<VoiceDefinition> = z.strictObject({
  version: z.literal(1),
  timbre: mix,
  prosody: mix,
  pitchRatio: z.number().min(0.4).max(2.5),
  pitchRange: z.number().min(0.3).max(2),
  pace: z.number().min(0.6).max(1.6),
  spectrumDb: z.array(z.number().min(-24).max(24)).length(129).optional(),
  gainDb: z.number().min(-20).max(20),
});
