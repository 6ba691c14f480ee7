import { Failure } from '../../../platform/errors/index.ts';

export const chapterNotFound = (): Failure =>
  new Failure('chapter_not_found', 'Chapter not found in this project.');
