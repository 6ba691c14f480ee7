import { z } from 'zod';
import { json, route } from '../route.ts';
import { uploadedFile } from '../uploads.ts';

/** Letters of one call: three hours of fast speech. */
export const mostAlignedCharacters = 300_000;

const timed = z.object({ text: z.string(), start: z.number(), end: z.number() });

export const alignment = z.object({
  /** Every character of the text, spaces too. Seconds. */
  characters: z.array(timed),
  words: z.array(timed.extend({ loss: z.number() })),
  /** Mean negative logarithm of the probability: above about 2 the text is not what is said. */
  loss: z.number(),
});
export type Alignment = z.infer<typeof alignment>;

export const forcedAlignmentRoutes = {
  create: route({
    id: 'forced-alignment.create',
    method: 'POST',
    path: '/v1/forced-alignment',
    summary: 'Get the time of each character and word of a text in a recording',
    access: 'forced_alignment',
    upload: true,
    body: z.object({
      file: uploadedFile,
      text: z.string().max(mostAlignedCharacters),
    }),
    answer: json(alignment),
  }),
};
