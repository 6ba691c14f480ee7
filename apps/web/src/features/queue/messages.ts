import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('queue', {
  playNext: 'Play next',
  addToQueue: 'Add to queue',
  playsNext: 'Plays next',
  added: 'Added to the queue',
});
