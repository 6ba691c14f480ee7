import { defineMessages } from '#web/shared/messages.ts';

/** Known before the pages are loaded. */
export const { message: title } = defineMessages('dubbing-titles', {
  title: 'Dubbing',
  dubTitle: 'Dub',
  liveTitle: 'Live translation',
});
