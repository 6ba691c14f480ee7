export type { Book, BookChapter, SpokenText } from './book.ts';
export { type CharacterTimes, spokenWords } from './words/spoken-words.ts';
export { type WordFormat, writeWords } from './words/write-words.ts';
