import { ArrowLeft, SearchX } from 'lucide-react';
import { useMessages } from '#web/features/workspace-security/messages.ts';
import { ProviderPeople } from '#web/features/workspace-security/provider-people.tsx';
import { useMappableGroups, useSignOnState } from '#web/features/workspace-security/security.requests.ts';
import { AdminsOnly } from '#web/shared/account/admins-only.tsx';
import { usePathValue } from '#web/shared/address-values.ts';
import { Link } from '#web/shared/routing/index.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Who comes in by a provider: what they become, and in which groups they are. */
export function Page() {
  const t = useMessages();
  return (
    <AdminsOnly title={t('adminsOnly')} text={t('adminsOnlyText')}>
      <Link
        to="/app/workspace/security"
        className="mt-6 -mb-2 inline-flex items-center gap-1.5 text-13 text-ink-2 hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {t('backToSecurity')}
      </Link>
      <People />
    </AdminsOnly>
  );
}

function People() {
  const t = useMessages();
  const providerId = usePathValue('providerId');
  const state = useSignOnState();
  const groups = useMappableGroups();
  if (state.isPending || groups.isPending) {
    return (
      <div role="status" aria-label={t('loading')} className="flex flex-col gap-5 pt-8">
        <Skeleton className="h-20 rounded-xl" />
        <Skeleton className="h-40 rounded-xl" />
      </div>
    );
  }
  const failed = [state, groups].find(({ isError }) => isError);
  if (failed || !state.data || !groups.data) {
    return (
      <Card className="mt-8">
        <ErrorState
          error={failed?.error}
          title={t('peopleFailed')}
          onRetry={() => void Promise.all([state.refetch(), groups.refetch()])}
        />
      </Card>
    );
  }
  const provider = state.data.identity_providers.find((one) => one.identity_provider_id === providerId);
  if (!provider) {
    return (
      <Card className="mt-8">
        <EmptyState icon={<SearchX aria-hidden />} title={t('providerGone')} text={t('providerGoneText')} />
      </Card>
    );
  }
  return (
    <ProviderPeople
      provider={provider}
      groups={Object.values(groups.data)}
      canSave={state.data.is_available}
    />
  );
}
