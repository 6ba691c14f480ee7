import { defineMessages } from '#web/shared/messages.ts';

/** Apart from those of the history, which home and the player do without. */
export const { message, useMessages } = defineMessages('history-play', {
  play: 'Play: {{text}}',
  pause: 'Pause: {{text}}',
  playFailed: 'Couldn’t play this item',
});
