import { defineMessages } from '#web/shared/messages.ts';

export const { useMessages } = defineMessages('timeline', {
  timeline: 'Timeline',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  play: 'Play',
  pause: 'Pause',
  position: 'Position',
  positionText: '{{at}} of {{length}}',
});
