import { lazy, type ReactNode, Suspense } from 'react';
import { ActionLog } from '#web/features/staff/action-log.tsx';
import { useMessages } from '#web/features/staff/messages.ts';
import { useUser } from '#web/shared/account/account.requests.ts';
import { NotFoundNotice } from '#web/shared/not-found/not-found-notice.tsx';
import type { StaffQueue } from '#web/shared/staff/staff-queues.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const modules = import.meta.glob<{ staffQueues: StaffQueue[] }>('../*/staff-queues.ts', { eager: true });

/** Every queue that the features bring. */
const queues = Object.values(modules)
  .flatMap(({ staffQueues }) => staffQueues)
  .toSorted((a, b) => a.order - b.order)
  .map(({ title, load }) => ({
    title,
    Queue: lazy(async () => ({ default: (await load()).Queue })),
  }));

/** For everybody else there is no such page (ACC-081). */
export function Page() {
  const t = useMessages();
  const { data: user, error, refetch } = useUser();
  if (user && !user.is_staff) return <NotFoundNotice />;
  if (error && !user) {
    return <ErrorState error={error} title={t('accountFailed')} onRetry={() => void refetch()} />;
  }
  return (
    <div className="mx-auto flex w-full max-w-240 flex-col gap-8 px-6 py-8 max-sm:px-4">
      {user ? <Sections /> : <Skeleton className="h-40" />}
    </div>
  );
}

function Sections() {
  const t = useMessages();
  return (
    <>
      {queues.map(({ title, Queue }) => (
        <Section key={title} title={title}>
          <Queue />
        </Section>
      ))}
      <Section title={t('actions')}>
        <ActionLog />
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold text-15 tracking-[-0.01em]">{title}</h2>
      <Suspense fallback={<Skeleton className="h-16" />}>{children}</Suspense>
    </section>
  );
}
