import { defineMessages } from '#web/shared/messages.ts';

export const { useMessages } = defineMessages('two-takes', {
  play: 'Play',
  pause: 'Pause',
  position: 'Position',
  positionOf: '{{position}} of {{duration}}',
  before: 'Before',
  after: 'After',
  listenTo: 'Listen to',
});
