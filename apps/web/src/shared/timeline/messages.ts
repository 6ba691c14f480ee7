import { defineMessages } from '#web/shared/messages.ts';

export const { useMessages } = defineMessages('timeline', {
  timeline: 'Timeline',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  play: 'Play',
  pause: 'Pause',
  position: 'Position',
  undo: 'Undo',
  redo: 'Redo',
  saved: 'Saved',
  saving: 'Saving…',
  unsaved: 'Not saved yet',
  positionText: '{{at}} of {{length}}',
});
