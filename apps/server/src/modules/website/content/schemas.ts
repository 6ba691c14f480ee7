import { z } from 'zod';

const line = z.string().trim().min(1);
const day = z.iso.date();

const texts = { title: line, description: line.max(300) };

/** Tools, lists and forms that a page may hold. */
export const pageParts = [
  'speech',
  'voices',
  'languages',
  'use-cases',
  'customers',
  'posts',
  'sales-form',
  'legal-form',
  'grant-form',
  'partnership-form',
] as const;
export type PagePart = (typeof pageParts)[number];

const page = z.strictObject({
  ...texts,
  /** `no`: search engines are not to list it. */
  listed: z.enum(['yes', 'no']).default('yes'),
  /** Above the title. */
  eyebrow: line.optional(),
  /** Below the title; the description where it is missing. */
  lead: line.optional(),
  /** Sections side by side, or text to read. */
  layout: z.enum(['sections', 'text']).default('text'),
  part: z.enum(pageParts).optional(),
  /** The page of the app that does it. */
  action: z.string().startsWith('/').optional(),
  actionLabel: line.optional(),
});

const legal = z.strictObject({ ...texts, version: line, date: day });

const post = z.strictObject({ ...texts, date: day, author: line });

const customer = z.strictObject({ ...texts, industry: line });

const useCase = z.strictObject({
  ...texts,
  lead: line,
  order: z.coerce.number().int(),
  /** What is said in its demonstration. */
  placeholder: line,
  action: z.string().startsWith('/').optional(),
  actionLabel: line.optional(),
});

/** LNG-004 to LNG-013. */
const language = z.strictObject({
  /** Its place in the lists. */
  order: z.coerce.number().int(),
  name: line,
  /** A country's code of two letters. */
  flag: z.string().regex(/^[A-Z]{2}$/),
  language: line,
  /** What the text is read as: a BCP 47 tag. */
  code: line,
  /** Who speaks first; without it the first voice of the language. */
  voice_id: line.optional(),
  placeholder: line.max(300),
  howTo: line,
  feature1Title: line,
  feature1Description: line,
  feature2Title: line,
  feature2Description: line,
  /** How the accent was made, and what is not to be expected of it. */
  voiceNote: line.optional(),
});

/** The front matter of each folder of the content. */
export const schemas = {
  pages: page,
  legal,
  blog: post,
  customers: customer,
  'use-cases': useCase,
  'text-to-speech': language,
};
export type Folder = keyof typeof schemas;
export type Fields<F extends Folder> = z.output<(typeof schemas)[F]>;
