import { acousticGenres } from './acoustic-genres.ts';
import { bandGenres } from './band-genres.ts';
import { electronicGenres } from './electronic-genres.ts';
import type { Genre } from './genre.ts';

export const genres: readonly Genre[] = [...acousticGenres, ...bandGenres, ...electronicGenres];

/** Where nothing in the words points at a genre. */
export const defaultGenre = genres.find(({ name }) => name === 'pop') as Genre;
