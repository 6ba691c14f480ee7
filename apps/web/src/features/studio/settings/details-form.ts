import type {
  fictionKinds,
  ProjectNormalization,
  TargetAudience,
} from '@mynah/contract/studio/project-values';
import * as z from 'zod/mini';
import { message } from '#web/features/studio/messages.ts';
import type { ProjectChange, ProjectWithChapters } from '#web/features/studio/studio.requests.ts';

const line = () => z.string().check(z.trim(), z.maxLength(500, message('nameTooLong')));
const matches = (pattern: RegExp, error: string) =>
  z.string().check(
    z.trim(),
    z.refine((text) => text === '' || pattern.test(text), error),
  );

/** Empty: it is not said. */
export const detailsSchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, message('nameMissing')), z.maxLength(500, message('nameTooLong'))),
  title: line(),
  author: line(),
  isbn: matches(/^(97[89][- ]?)?(\d[- ]?){9}[\dXx]$/, message('isbnInvalid')),
  description: z.string().check(z.trim(), z.maxLength(10_000)),
  genres: line(),
  contentType: line(),
  language: matches(/^[a-z]{2}$/, message('languageInvalid')),
  published: matches(/^\d{4}(-\d{2}-\d{2})?$/, message('publishedInvalid')),
  audience: z.string(),
  kind: z.string(),
  normalization: z.string(),
  isMature: z.boolean(),
  playsOn: z.boolean(),
});
export type Details = z.infer<typeof detailsSchema>;

export const NOT_SAID = 'unknown';

export const toDetails = (project: ProjectWithChapters): Details => ({
  name: project.name,
  title: project.title ?? '',
  author: project.author ?? '',
  isbn: project.isbn_number ?? '',
  description: project.description,
  genres: project.genres.join(', '),
  contentType: project.content_type ?? '',
  language: project.language ?? '',
  published: project.original_publication_date ?? '',
  audience: project.target_audience,
  kind: project.fiction ?? NOT_SAID,
  normalization: project.apply_text_normalization,
  isMature: project.mature_content,
  playsOn: project.project_settings.continue_playing,
});

export const toChange = (details: Details): ProjectChange => ({
  name: details.name,
  title: details.title || null,
  author: details.author || null,
  isbn_number: details.isbn || null,
  description: details.description,
  genres: details.genres
    .split(',')
    .map((genre) => genre.trim())
    .filter((genre) => genre !== ''),
  content_type: details.contentType || null,
  language: details.language || null,
  original_publication_date: details.published || null,
  target_audience: details.audience as TargetAudience,
  fiction: details.kind === NOT_SAID ? null : (details.kind as (typeof fictionKinds)[number]),
  apply_text_normalization: details.normalization as ProjectNormalization,
  mature_content: details.isMature,
  continue_playing: details.playsOn,
});
