import * as z from 'zod/mini';
import { message } from '#web/features/audio-native/messages.ts';

const fields = z.object({
  kind: z.enum(['address', 'file', 'text']),
  address: z.string().check(z.trim()),
  text: z.string(),
  file: z.optional(z.instanceof(File)),
  title: z.string().check(z.trim()),
  author: z.string().check(z.trim()),
});
export type PlayerForm = z.infer<typeof fields>;

const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:/.test(text);

/** What is missing depends on where the article comes from: a web page has a title of its own. */
export const playerForm = fields.check(
  z.refine(({ kind, address }) => kind !== 'address' || isAddress(address), {
    path: ['address'],
    error: message('addressInvalid'),
  }),
  z.refine(({ kind, file }) => kind !== 'file' || file !== undefined, {
    path: ['file'],
    error: message('fileMissing'),
  }),
  z.refine(({ kind, text }) => kind !== 'text' || text.trim() !== '', {
    path: ['text'],
    error: message('textMissing'),
  }),
  z.refine(({ kind, title }) => kind === 'address' || title !== '', {
    path: ['title'],
    error: message('titleMissing'),
  }),
);

export function sourceOf({ kind, address, text, file }: PlayerForm): { url: string } | { file: File } {
  if (kind === 'address') return { url: address };
  return { file: kind === 'file' && file ? file : new File([text], 'article.txt', { type: 'text/plain' }) };
}
