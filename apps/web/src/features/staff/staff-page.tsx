import { type ReactNode, Suspense } from 'react';
import { ActionLog } from '#web/features/staff/action-log.tsx';
import { useMessages } from '#web/features/staff/messages.ts';
import { StaffSection } from '#web/features/staff/staff-section.tsx';
import { useUser } from '#web/shared/account/account.requests.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { lazy } from '#web/shared/connection/lazy.ts';
import { NotFoundNotice } from '#web/shared/not-found/not-found-notice.tsx';
import { useNavigate } from '#web/shared/routing/index.ts';
import type { StaffQueue } from '#web/shared/staff/staff-queues.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

const modules = import.meta.glob<{ staffQueues: StaffQueue[] }>('../*/staff-queues.ts', { eager: true });

/** Every queue that the features bring. */
const queues = Object.values(modules)
  .flatMap(({ staffQueues }) => staffQueues)
  .toSorted((a, b) => a.order - b.order)
  .map(({ title, load }) => ({
    title,
    Queue: lazy(async () => ({ default: (await load()).Queue })),
  }));

const ServerSection = lazy(async () => ({
  default: (await import('#web/features/staff/server/server-section.tsx')).ServerSection,
}));
const AccountsSection = lazy(async () => ({
  default: (await import('#web/features/staff/accounts/accounts-section.tsx')).AccountsSection,
}));
const MoneySection = lazy(async () => ({
  default: (await import('#web/features/staff/money/money-section.tsx')).MoneySection,
}));

const sections = ['server', 'accounts', 'money', 'queues'] as const;

/** For everybody else there is no such page (ACC-081). */
export function Page() {
  const t = useMessages();
  const { data: user, error, refetch } = useUser();
  if (user && !user.is_staff) return <NotFoundNotice />;
  if (error && !user) {
    return <ErrorState error={error} title={t('accountFailed')} onRetry={() => void refetch()} />;
  }
  return (
    <div className="mx-auto w-full max-w-240 px-6 pb-16 max-sm:px-4">
      {user ? <Sections /> : <Skeleton className="mt-8 h-40" />}
    </div>
  );
}

/** One at a time: to open people or queues is a look at what belongs to others, and is logged. */
function Sections() {
  const t = useMessages();
  const navigate = useNavigate();
  const section = useSearchValues(({ section }) => sections.find((one) => one === section) ?? 'server');
  return (
    <Tabs
      label={t('title')}
      value={section}
      onChange={(next) =>
        void navigate({ to: '.', search: { section: next === 'server' ? undefined : next } })
      }
      panelClassName="flex flex-col gap-8 pt-8"
      tabs={[
        {
          value: 'server',
          label: t('server'),
          content: (
            <Loading>
              <ServerSection />
            </Loading>
          ),
        },
        {
          value: 'accounts',
          label: t('accounts'),
          content: (
            <Loading>
              <AccountsSection />
            </Loading>
          ),
        },
        {
          value: 'money',
          label: t('money'),
          content: (
            <Loading>
              <MoneySection />
            </Loading>
          ),
        },
        { value: 'queues', label: t('queues'), content: <Queues /> },
      ]}
    />
  );
}

function Queues() {
  const t = useMessages();
  return (
    <>
      {queues.map(({ title, Queue }) => (
        <StaffSection key={title} title={title}>
          <Loading>
            <Queue />
          </Loading>
        </StaffSection>
      ))}
      <StaffSection title={t('actions')}>
        <ActionLog />
      </StaffSection>
    </>
  );
}

const Loading = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Skeleton className="h-40" />}>{children}</Suspense>
);
