import { z } from 'zod';
import { json, route } from '../route.ts';

export const detectedLanguage = z.object({
  /** BCP 47 primary tag; null where the text is too short or has no letters. */
  language: z.string().nullable(),
  /** From 0 (unknown) to 1. */
  confidence: z.number().min(0).max(1),
});

export const languageDetectionRoutes = {
  detect: route({
    id: 'language-detection.detect',
    method: 'POST',
    path: '/v1/language-detection',
    summary: 'Detect the language of a text',
    access: 'text_to_speech',
    body: z.object({ text: z.string().min(1).max(40_000) }),
    answer: json(detectedLanguage),
  }),
};
