import type { SaveState } from '#web/shared/document-saving/document-saver.ts';
import { useMessages } from '#web/shared/timeline/messages.ts';

/** It will be sent in a moment, or it could not be. */
const words = {
  saved: 'saved',
  saving: 'saving',
  unsaved: 'saving',
  failed: 'unsaved',
  conflict: 'unsaved',
} as const;

export function SaveNote({ state }: { state: SaveState }) {
  const t = useMessages();
  return (
    <p role="status" className="text-12 text-ink-3">
      {t(words[state])}
    </p>
  );
}
