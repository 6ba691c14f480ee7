import { z } from 'zod';
import { json, route } from '../route.ts';

/** BCP 47: `pt`, `pt-BR`. */
const languageTag = z
  .string()
  .max(20)
  .regex(/^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8}){0,3}$/, 'Not a language code');

export const translationEngine = z.object({
  /** As dubs name who translated them. */
  engine: z.string(),
  title: z.string(),
  /** One sentence on how good it is and what it needs. */
  note: z.string(),
  /** 0 to 100, measured on sentences that ship with the server; null where it was not measured. */
  chrf: z.number().nullable(),
  /** It keeps to a length and gives shorter wordings. */
  shortens: z.boolean(),
  reads_context: z.boolean(),
  /** The texts leave this server. */
  is_remote: z.boolean(),
  /** `speech`: it writes English straight from the recording. */
  takes: z.enum(['text', 'speech']),
});
export type TranslationEngine = z.infer<typeof translationEngine>;

export const translationRoutes = {
  listEngines: route({
    id: 'translation.listEngines',
    method: 'GET',
    path: '/v1/dubbing/translation-engines',
    summary: 'List who would translate from one language into another',
    access: 'dubbing_read',
    query: z.object({ source: languageTag, target: languageTag }),
    answer: json(
      z.object({
        /** Best first; the first is who translates unless a dub names another. */
        engines: z.array(translationEngine),
        /** What to set or upload where there is none. */
        what_to_set: z.string().nullable(),
      }),
    ),
  }),
};
