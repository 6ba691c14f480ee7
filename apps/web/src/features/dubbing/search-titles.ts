import { defineMessages } from '#web/shared/messages.ts';

/** Known to the search before the pages are loaded. */
export const { message: searchTitle } = defineMessages('dubbing-search', {
  newDub: 'Dub a video',
  dubs: 'Dubs',
  live: 'Translate live',
});
