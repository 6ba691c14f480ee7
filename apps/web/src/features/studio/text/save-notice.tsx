import { useMessages } from '#web/features/studio/messages.ts';
import { useSession, useSessionState } from '#web/features/studio/text/use-session.ts';
import { FailureNotice, Notice, Notices } from '#web/shared/making/notices.tsx';
import { Button } from '#web/ui/button.tsx';

/** What stands in the way of saving, and the ways on. Nothing that was written goes without a question. */
export function SaveNotice() {
  const t = useMessages();
  const { saver } = useSession();
  const save = useSessionState((state) => state.save);
  const error = useSessionState((state) => state.saveError);
  return (
    <Notices>
      {save === 'conflict' && (
        <Notice
          title={t('conflict')}
          actions={
            <>
              <Button size="sm" onClick={() => void saver.choose('theirs')}>
                {t('takeTheirs')}
              </Button>
              <Button size="sm" variant="primary" onClick={() => void saver.choose('mine')}>
                {t('putMine')}
              </Button>
            </>
          }
        >
          {t('conflictText')}
        </Notice>
      )}
      {save === 'failed' && (
        <FailureNotice title={t('saveFailed')} error={error} onRetry={() => void saver.flush()} />
      )}
    </Notices>
  );
}
