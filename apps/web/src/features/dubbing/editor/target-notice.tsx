import type { DubbingTarget } from '@mynah/contract/dubbing/dubbing';
import { useQueryClient } from '@tanstack/react-query';
import { cancelDub, dubsKey } from '#web/features/dubbing/dubbing.requests.ts';
import { useOpenDub } from '#web/features/dubbing/editor/use-editor.ts';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { languageName } from '#web/shared/format/language-name.ts';
import { Button } from '#web/ui/button.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Progress } from '#web/ui/progress.tsx';

/** While the language is made, how far it is; where that failed, why. */
export function TargetNotice({ target }: { target: DubbingTarget }) {
  const t = useMessages();
  const client = useQueryClient();
  const { dub, canEdit } = useOpenDub();
  const { language, status, progress, error } = target;
  const cancel = async () => {
    await okOrToast(cancelDub(dub.dubbingId));
    await client.invalidateQueries({ queryKey: [...dubsKey, 'one', dub.dubbingId] });
  };
  if (status === 'failed')
    return (
      <p role="alert" className="border-b bg-danger-soft px-4 py-2 text-13 text-ink">
        {error ?? t('targetFailed', { language: languageName(language) })}
      </p>
    );
  if (status !== 'queued' && status !== 'processing') return null;
  const label = t('targetMaking', { language: languageName(language) });
  return (
    <div role="status" className="flex items-center gap-3 border-b px-4 py-1.5 text-12 text-ink-2">
      <span>{label}</span>
      <Progress fraction={progress / 100} label={label} className="max-w-60 flex-1" />
      <span className="figures">{t('percent', { percent: Math.floor(progress) })}</span>
      {canEdit && (
        <Button size="sm" variant="ghost" onClick={() => void cancel()}>
          {t('cancelDub')}
        </Button>
      )}
    </div>
  );
}
