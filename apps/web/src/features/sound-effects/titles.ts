import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Sound effects',
  historyTitle: 'Sound effects history',
  exploreTitle: 'Explore sound effects',
  searchTitle: 'Search sound effects',
  categoryTitle: 'Sound effects by category',
  soundTitle: 'Sound effect',
  kind: 'Sound effect',
};

export const { message: title } = defineMessages('sound-effects-titles', titles);
