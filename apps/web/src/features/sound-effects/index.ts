/** The door of sound effects: what other pages may use of the library. */
export { categoryTitle } from '#web/features/sound-effects/library/category-title.ts';
export { fetchLibrarySound, libraryQuery } from '#web/features/sound-effects/library/library.requests.ts';
export { GENERATE_PATH } from '#web/features/sound-effects/paths.ts';
