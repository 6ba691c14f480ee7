import { Redo2, Undo2 } from 'lucide-react';
import {
  type EditHistory,
  takeBack,
  useEditHistory,
} from '#web/features/speech-to-text/editor/edit-history.ts';
import { useEditor } from '#web/features/speech-to-text/editor/editor-context.tsx';
import { useEdit } from '#web/features/speech-to-text/editor/use-edit.ts';
import { useMessages } from '#web/features/speech-to-text/messages.ts';
import { useShortcut } from '#web/shared/shortcuts/shortcuts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

/** Takes changes back, and makes them again. While a field is written in, its own undo counts. */
export function UndoButtons() {
  const t = useMessages();
  const { transcription_id: id } = useEditor().details;
  const edit = useEdit(id);
  const { undo, redo } = useEditHistory(id);
  const run = (from: keyof EditHistory, to: keyof EditHistory) => {
    const change = takeBack(id, from);
    if (change) void edit(change, to);
  };
  const goBack = () => run('undo', 'redo');
  const goOn = () => run('redo', 'undo');
  useShortcut({ keys: 'mod+z', label: t('undo'), group: t('keys'), run: goBack });
  useShortcut({ keys: 'mod+shift+z', label: t('redo'), group: t('keys'), run: goOn });
  return (
    <>
      <IconButton size="sm" label={t('undo')} disabled={undo.length === 0} onClick={goBack}>
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton size="sm" label={t('redo')} disabled={redo.length === 0} onClick={goOn}>
        <Redo2 aria-hidden />
      </IconButton>
    </>
  );
}
