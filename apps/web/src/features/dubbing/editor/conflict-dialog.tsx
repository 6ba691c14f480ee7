import { type Line, lineOf } from '#web/features/dubbing/document/dub-document.ts';
import { useDocument, useEditorState, useOpenDub } from '#web/features/dubbing/editor/use-editor.ts';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { formatClock } from '#web/shared/format/times.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** Lines that two people changed at the same time: what each of them says, and one is chosen. */
export function ConflictDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const { editor } = useOpenDub();
  const conflicts = useEditorState((state) => state.conflicts);
  const document = useDocument();
  const choose = (whose: 'mine' | 'theirs') => {
    void editor.saver.choose(whose);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={t('conflictDialog')}
      description={t('conflictText')}
      footer={
        <>
          <Button onClick={() => choose('theirs')}>{t('takeTheirs')}</Button>
          <Button variant="primary" onClick={() => choose('mine')}>
            {t('keepMine')}
          </Button>
        </>
      }
    >
      <ul className="flex flex-col gap-3">
        {conflicts.map((id) => (
          <li key={id} className="grid grid-cols-2 gap-3 rounded-lg border p-3 max-sm:grid-cols-1">
            <Version label={t('mine')} line={lineOf(document, id)} />
            <Version label={t('theirs')} line={lineOf(editor.saver.saved, id)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Version({ label, line }: { label: string; line: Line | undefined }) {
  const t = useMessages();
  return (
    <div className="min-w-0 text-13">
      <p className="text-12 text-ink-3">
        {label}
        {line && ` · ${formatClock(line.startMs / 1000)}–${formatClock(line.endMs / 1000)}`}
      </p>
      {line ? (
        <>
          <p className="text-ink-2 [overflow-wrap:anywhere]">{line.sourceText}</p>
          <p className="text-ink [overflow-wrap:anywhere]">{line.text || t('notTranslated')}</p>
        </>
      ) : (
        <p className="text-ink-2">{t('deletedLine')}</p>
      )}
    </div>
  );
}
