import type { ActivityEvent } from '@mynah/contract/accounts/privacy';
import { Activity as ActivityIcon } from 'lucide-react';
import { useMessages } from '#web/features/privacy/messages.ts';
import { useActivity, useEraseActivity, usePrivacyRecord } from '#web/features/privacy/privacy.requests.ts';
import { dateOfUnix, formatDateTime } from '#web/shared/format/times.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { toast } from '#web/ui/toast.tsx';

/** What the person has done in the app, as far as it is recorded, and the way to have it erased. */
export function Activity() {
  const t = useMessages();
  const query = useActivity();
  const events = query.data?.pages.flatMap((page) => page.events);
  return (
    <div className="flex flex-col gap-4">
      <ListFrame
        query={{ ...query, data: events }}
        loading={
          <SkeletonRows
            label={t('loadingActivity')}
            count={4}
            rowClass="h-11"
            cells={['h-4 flex-1', 'h-4 w-28']}
          />
        }
        failed={t('activityFailed')}
        empty={
          <EmptyState
            icon={<ActivityIcon aria-hidden />}
            title={t('activityEmpty')}
            text={t('activityEmptyText')}
          />
        }
        more={t('moreActivity')}
      >
        {(listed) => (
          <Card>
            <ul className="divide-y">
              {listed.map((event) => (
                <Row key={event.id} event={event} />
              ))}
            </ul>
          </Card>
        )}
      </ListFrame>
      {events && events.length > 0 && <EraseButton />}
    </div>
  );
}

function Row({ event: { text, properties, at_unix } }: { event: ActivityEvent }) {
  const details = Object.entries(properties).map(([name, value]) => `${name} ${String(value)}`);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-4 py-2.5">
      <span className="min-w-0 text-13">
        {text}
        {details.length > 0 && (
          <span className="block break-words text-12 text-ink-3">{details.join(', ')}</span>
        )}
      </span>
      <time dateTime={dateOfUnix(at_unix).toISOString()} className="figures text-12 text-ink-3">
        {formatDateTime(dateOfUnix(at_unix))}
      </time>
    </li>
  );
}

function EraseButton() {
  const t = useMessages();
  const erase = useEraseActivity();
  const known = usePrivacyRecord().data?.activity;
  const ask = async () => {
    const isConfirmed = await confirm({
      title: t('eraseQuestion'),
      description: t('eraseWarning'),
      confirmLabel: t('erase'),
      isDanger: true,
    });
    if (isConfirmed && (await okOrToast(erase.mutateAsync()))) toast.success(t('erased'));
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 text-12 text-ink-3">
        {known && t('activityText', { count: known.count, days: known.days_kept })}
        {known?.is_forwarded && ` ${t('forwarded')}`}
      </p>
      <Button className="text-danger" isBusy={erase.isPending} onClick={() => void ask()}>
        {t('erase')}
      </Button>
    </div>
  );
}
