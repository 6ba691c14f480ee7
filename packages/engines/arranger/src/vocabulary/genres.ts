import { beatGenres } from './beat-genres.ts';
import { folkGenres } from './folk-genres.ts';
import type { Genre } from './genre.ts';
import { hallGenres } from './hall-genres.ts';
import { jazzGenres } from './jazz-genres.ts';
import { latinGenres } from './latin-genres.ts';
import { machineGenres } from './machine-genres.ts';
import { rockGenres } from './rock-genres.ts';

export const genres: readonly Genre[] = [
  ...hallGenres,
  ...folkGenres,
  ...jazzGenres,
  ...latinGenres,
  ...rockGenres,
  ...beatGenres,
  ...machineGenres,
];

/** Where nothing in the words points at a genre. */
export const defaultGenre = genres.find(({ name }) => name === 'pop') as Genre;
