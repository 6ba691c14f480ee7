import { z } from 'zod';

/** What `POST /audio/transcriptions` answers with `response_format=verbose_json`; times are seconds. */
export const transcriptionAnswer = z.object({
  text: z.string(),
  /** An English name (`english`) or a code (`en`). */
  language: z.string().nullish(),
  words: z
    .array(
      z.object({ word: z.string(), start: z.number(), end: z.number(), probability: z.number().nullish() }),
    )
    .nullish(),
  segments: z
    .array(
      z.object({
        start: z.number(),
        end: z.number(),
        avg_logprob: z.number().nullish(),
        no_speech_prob: z.number().nullish(),
      }),
    )
    .nullish(),
});

export type TranscriptionAnswer = z.infer<typeof transcriptionAnswer>;
