import { useEditorState, useOpenVoiceover } from '#web/features/voiceover-studio/editor/use-editor.ts';
import { useMessages } from '#web/features/voiceover-studio/messages.ts';
import { Button } from '#web/ui/button.tsx';

/** Stands while something keeps it from being saved, with the way out. */
export function SavingNotice() {
  const t = useMessages();
  const { editor } = useOpenVoiceover();
  const state = useEditorState(({ saveState }) => saveState);
  if (state !== 'conflict' && state !== 'failed') return null;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 border-b bg-danger-soft px-4 py-2 text-13">
      <p className="min-w-0 flex-1 text-ink">{t(state === 'failed' ? 'saveFailed' : 'conflictTitle')}</p>
      {state === 'failed' ? (
        <Button size="sm" onClick={() => void editor.saver.flush()}>
          {t('tryAgain')}
        </Button>
      ) : (
        <>
          <Button size="sm" onClick={() => void editor.saver.choose('theirs')}>
            {t('loadTheirs')}
          </Button>
          <Button size="sm" onClick={() => void editor.saver.choose('mine')}>
            {t('keepMine')}
          </Button>
        </>
      )}
    </div>
  );
}
