import { AudioLines, FileDown, Languages, Plus, SlidersHorizontal, Users } from 'lucide-react';
import { useState } from 'react';
import {
  addLine,
  speak,
  translate,
  unspokenIds,
  untranslatedIds,
} from '#web/features/dubbing/editor/actions.ts';
import { LanguageChoice } from '#web/features/dubbing/editor/language-choice.tsx';
import { useEditorState, useOpenDub } from '#web/features/dubbing/editor/use-editor.ts';
import { ExportDialog } from '#web/features/dubbing/exporting/export-dialog.tsx';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { ShareDialog } from '#web/shared/sharing/share-dialog.tsx';
import { HistoryButtons } from '#web/shared/timeline/history-buttons.tsx';
import { SaveNote } from '#web/shared/timeline/save-note.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

/** What is open, what was done to it, and the way out. Without a sheet of details there is no button for it. */
export function EditorBar({ onOpenDetails }: { onOpenDetails: (() => void) | undefined }) {
  const t = useMessages();
  const { dub, canEdit } = useOpenDub();
  const saveState = useEditorState((state) => state.saveState);
  const [open, setOpen] = useState<'export' | 'share'>();
  const close = () => setOpen(undefined);
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-1.5 border-b px-4 py-2">
      <div className="min-w-32 flex-1">
        <p className="truncate font-medium text-ink">{dub.name}</p>
        <SaveNote state={saveState} />
      </div>
      <LanguageChoice />
      {canEdit && <Tools />}
      {dub.canShare && (
        <IconButton label={t('share')} onClick={() => setOpen('share')}>
          <Users aria-hidden />
        </IconButton>
      )}
      {onOpenDetails && (
        <IconButton label={t('details')} onClick={onOpenDetails}>
          <SlidersHorizontal aria-hidden />
        </IconButton>
      )}
      <Button variant="primary" className="max-sm:px-2.5!" onClick={() => setOpen('export')}>
        <FileDown aria-hidden />
        <span className="max-sm:sr-only">{t('export')}</span>
      </Button>
      {open === 'export' && <ExportDialog onClose={close} />}
      {open === 'share' && (
        <ShareDialog
          thing={{ type: 'dubbing', id: dub.dubbingId, name: dub.name }}
          text={t('shareText')}
          onClose={close}
        />
      )}
    </div>
  );
}

function Tools() {
  const t = useMessages();
  const { editor, transport, dub } = useOpenDub();
  const history = useEditorState((state) => state.history);
  const add = () => addLine(editor, { atMs: transport.nowMs, lengthMs: dub.durationMs });
  return (
    <>
      <HistoryButtons history={history} onUndo={() => editor.undo()} onRedo={() => editor.redo()} />
      <IconButton label={t('addLine')} onClick={add}>
        <Plus aria-hidden />
      </IconButton>
      <MakeAll />
    </>
  );
}

/** What is left to be made, at once. */
function MakeAll() {
  const t = useMessages();
  const { editor } = useOpenDub();
  const untranslated = useEditorState((state) => untranslatedIds(state).length);
  const unspoken = useEditorState((state) => unspokenIds(state).length);
  const isMaking = useEditorState(({ making }) => making.size > 0);
  return (
    <>
      {untranslated > 0 && (
        <Button
          className="max-sm:px-2.5!"
          isBusy={isMaking}
          onClick={() => void translate(editor, untranslatedIds(editor.store.getState()))}
        >
          <Languages aria-hidden />
          <span className="max-sm:sr-only">{t('translateAll', { count: untranslated })}</span>
        </Button>
      )}
      {unspoken > 0 && (
        <Button
          className="max-sm:px-2.5!"
          isBusy={isMaking}
          onClick={() => void speak(editor, unspokenIds(editor.store.getState()))}
        >
          <AudioLines aria-hidden />
          <span className="max-sm:sr-only">{t('speakAll', { count: unspoken })}</span>
        </Button>
      )}
    </>
  );
}
