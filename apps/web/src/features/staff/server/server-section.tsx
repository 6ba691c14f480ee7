import { EngineTable } from '#web/features/staff/server/engine-table.tsx';
import { HealthCard } from '#web/features/staff/server/health-card.tsx';
import { LocalModelCard } from '#web/features/staff/server/local-model-card.tsx';
import { useMessages } from '#web/features/staff/server/messages.ts';
import { PackTable } from '#web/features/staff/server/pack-table.tsx';
import { useServerState } from '#web/features/staff/server/server.requests.ts';
import { StorageCard } from '#web/features/staff/server/storage-card.tsx';
import { StaffSection } from '#web/features/staff/staff-section.tsx';
import { useAppConfig } from '#web/shared/app-config.ts';
import { Link } from '#web/shared/routing/index.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function ServerSection() {
  const t = useMessages();
  const { data, error, refetch } = useServerState();
  if (!data && error) {
    return (
      <Card>
        <ErrorState error={error} title={t('serverFailed')} onRetry={() => void refetch()} />
      </Card>
    );
  }
  return (
    <>
      <StaffSection title={t('health')} aside={<OutboxLink />}>
        {data ? <HealthCard state={data} /> : <Skeleton className="h-60" />}
      </StaffSection>
      <StaffSection title={t('storage')}>
        <StorageCard />
      </StaffSection>
      <StaffSection title={t('engines')}>
        {data ? <EngineTable engines={data.engines} packs={data.packs} /> : <Skeleton className="h-60" />}
      </StaffSection>
      <StaffSection title={t('localModel')}>
        <LocalModelCard />
      </StaffSection>
      {(!data || data.packs.length > 0) && (
        <StaffSection title={t('packs')}>
          {data ? <PackTable packs={data.packs} /> : <Skeleton className="h-60" />}
        </StaffSection>
      )}
    </>
  );
}

/** For whoever may read it alone, and while mails wait there. */
function OutboxLink() {
  const t = useMessages();
  if (!useAppConfig().data?.reads_outbox) return null;
  return (
    <Link to="/app/settings/outbox" className={buttonClass({ size: 'sm' })}>
      {t('openOutbox')}
    </Link>
  );
}
