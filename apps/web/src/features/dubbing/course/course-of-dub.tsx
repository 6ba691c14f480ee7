import { useQueryClient } from '@tanstack/react-query';
import { Languages, Square, Trash2 } from 'lucide-react';
import { cancelDub, type Dub, dubsKey, isUnderWay } from '#web/features/dubbing/dubbing.requests.ts';
import { languagesOf } from '#web/features/dubbing/list/languages-of.ts';
import { useRemoveDub } from '#web/features/dubbing/list/use-remove-dub.ts';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { DUBBING_PATH } from '#web/features/dubbing/paths.ts';
import { useCanEdit } from '#web/shared/account/roles.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Progress } from '#web/ui/progress.tsx';

/** Until there are lines: how far it is, and the way out; or why it failed, and what to do. */
export function CourseOfDub({ dub }: { dub: Dub }) {
  const t = useMessages();
  const canEdit = useCanEdit() && dub.access_level !== 'viewer';
  return (
    <div className="flex flex-1 flex-col justify-center overflow-y-auto">
      <EmptyState
        icon={<Languages aria-hidden />}
        title={dub.name}
        text={languagesOf(dub, t('detected'))}
        action={
          <div className="flex w-full max-w-100 flex-col items-center gap-4">
            {isUnderWay(dub) ? (
              <Running dub={dub} canEdit={canEdit} />
            ) : (
              <Ended dub={dub} canEdit={canEdit} />
            )}
          </div>
        }
      />
    </div>
  );
}

function Running({ dub, canEdit }: { dub: Dub; canEdit: boolean }) {
  const t = useMessages();
  const client = useQueryClient();
  const { dubbing_id: id, status, progress, progress_message: stage } = dub;
  const percent = t('percent', { percent: Math.floor(progress) });
  const label = stage || t(`status_${status}`);
  const cancel = async () => {
    await okOrToast(cancelDub(id));
    await client.invalidateQueries({ queryKey: dubsKey });
  };
  return (
    <>
      <div role="status" className="flex w-full flex-col gap-2 text-12 text-ink-2">
        <Progress fraction={status === 'queued' ? null : progress / 100} label={label} valueText={percent} />
        <p>
          {label}
          {status !== 'queued' && <span className="figures"> · {percent}</span>}
        </p>
      </div>
      <p className="text-balance text-12 text-ink-3">{t('canLeave')}</p>
      {canEdit && (
        <Button onClick={() => void cancel()}>
          <Square aria-hidden />
          {t('cancelDub')}
        </Button>
      )}
    </>
  );
}

function Reason({ dub }: { dub: Dub }) {
  const t = useMessages();
  return (
    <div role="alert" className="flex flex-col items-center gap-2 text-13 text-ink">
      <div className="flex gap-1.5">
        <Badge tone="danger">{t('status_failed')}</Badge>
        {dub.refunded && <Badge>{t('refunded')}</Badge>}
      </div>
      <p className="text-pretty">{dub.error}</p>
    </div>
  );
}

/** Failed; or prepared, and without a language. */
function Ended({ dub, canEdit }: { dub: Dub; canEdit: boolean }) {
  const t = useMessages();
  const navigate = useNavigate();
  const { remove } = useRemoveDub();
  const drop = async () => {
    if (await remove(dub)) await navigate({ to: DUBBING_PATH });
  };
  return (
    <>
      {dub.status === 'failed' ? <Reason dub={dub} /> : <p className="text-13">{t('noLanguage')}</p>}
      {canEdit && (
        <div className="flex flex-wrap justify-center gap-2">
          <Button onClick={() => void navigate({ to: DUBBING_PATH, search: { dialog: 'new' } })}>
            {t('startAgain')}
          </Button>
          {dub.access_level === 'admin' && (
            <Button onClick={() => void drop()}>
              <Trash2 aria-hidden />
              {t('delete')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
