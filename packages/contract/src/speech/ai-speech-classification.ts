import { z } from 'zod';
import { json, route } from '../route.ts';
import { uploadedFile } from '../uploads.ts';

export const aiSpeechVerdicts = ['made_here', 'likely_made', 'likely_human', 'not_known'] as const;
export type AiSpeechVerdict = (typeof aiSpeechVerdicts)[number];

/** Seconds of the recording. */
const span = z.object({ start: z.number(), end: z.number() });

const watermark = z.object({
  kind: z.literal('watermark'),
  found: z.boolean(),
  /** Upper bound of the probability that a recording without the mark would seem to have it as clearly. */
  false_positive_rate: z.number(),
  spans: z.array(span),
});

const fingerprint = z.object({
  kind: z.literal('fingerprint'),
  found: z.boolean(),
  /** The day (UTC) on which it was made here. */
  made_on: z.string().nullable(),
  /** Of the caller's own workspace only. */
  history_item_id: z.string().nullable(),
  spans: z.array(span),
});

const likelihood = z.object({
  kind: z.literal('likelihood'),
  engine: z.string(),
  /** Null: too little is said in it. */
  probability: z.number().nullable(),
  /** From this probability on it counts as made, and down to the other one as human. Between them nothing is said. */
  likely_made_from: z.number(),
  likely_human_to: z.number(),
  /** How often people were said to be made, and made speech to be human, when it was measured; null: unknown. */
  false_alarm_rate: z.number().nullable(),
  miss_rate: z.number().nullable(),
  windows: z.array(span.extend({ probability: z.number() })),
});

export const aiSpeechClassification = z.object({
  /** That a machine made it: 1 for what is recognized, null for what is not known. */
  probability: z.number().nullable(),
  verdict: z.enum(aiSpeechVerdicts),
  /** What the verdict rests on, the surest first. */
  evidence: z.array(z.discriminatedUnion('kind', [watermark, fingerprint, likelihood])),
  /** Where it was recognized. */
  spans: z.array(span),
  duration_seconds: z.number(),
});
export type AiSpeechClassification = z.infer<typeof aiSpeechClassification>;
export type AiSpeechEvidence = AiSpeechClassification['evidence'][number];

export const aiSpeechClassificationRoutes = {
  classify: route({
    id: 'ai-speech-classification.classify',
    method: 'POST',
    path: '/v1/moderation/ai-speech-classification',
    summary:
      'Check whether a recording was made by AI; nothing is stored. Without a credential, a few small files are allowed',
    access: 'public',
    upload: true,
    body: z.object({ file: uploadedFile }),
    answer: json(aiSpeechClassification),
  }),
};
