import { useState } from 'react';
import { ConflictDialog } from '#web/features/dubbing/editor/conflict-dialog.tsx';
import { useEditorState, useOpenDub } from '#web/features/dubbing/editor/use-editor.ts';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';

/** Stands while something keeps it from being saved, with the way out. */
export function SavingNotice() {
  const t = useMessages();
  const { editor } = useOpenDub();
  const state = useEditorState(({ saveState }) => saveState);
  const count = useEditorState(({ conflicts }) => conflicts.length);
  const refusal = useEditorState((editor) => editor.refusal);
  const [isComparing, setComparing] = useState(false);
  if (state !== 'conflict' && state !== 'failed') return null;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 border-b bg-danger-soft px-4 py-2 text-13">
      <p className="min-w-0 flex-1 text-ink">
        {state === 'conflict' && t('conflictTitle', { count })}
        {state === 'failed' && (refusal ? t('saveRefused', { reason: errorText(refusal) }) : t('saveFailed'))}
      </p>
      {state === 'failed' ? (
        <Button size="sm" onClick={() => void editor.saver.flush()}>
          {t('tryAgain')}
        </Button>
      ) : (
        <Button size="sm" onClick={() => setComparing(true)}>
          {t('compare')}
        </Button>
      )}
      {isComparing && state === 'conflict' && <ConflictDialog onClose={() => setComparing(false)} />}
    </div>
  );
}
