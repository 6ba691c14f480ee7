import { Globe } from 'lucide-react';
import { AddDomainForm } from '#web/features/workspace-security/add-domain-form.tsx';
import { DomainRow } from '#web/features/workspace-security/domain-row.tsx';
import { useMessages } from '#web/features/workspace-security/messages.ts';
import { Part } from '#web/features/workspace-security/part.tsx';
import { useDomains, useSignOnState } from '#web/features/workspace-security/security.requests.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function DomainPart() {
  const t = useMessages();
  const isAvailable = useSignOnState().data?.is_available ?? false;
  return (
    <Part id="domains" title={t('domains')} text={t('domainsText')}>
      <DomainList isAvailable={isAvailable} />
      <AddDomainForm isAvailable={isAvailable} />
    </Part>
  );
}

function DomainList({ isAvailable }: { isAvailable: boolean }) {
  const t = useMessages();
  const domains = useDomains();
  if (domains.isPending) {
    return (
      <Card role="status" aria-label={t('domainsLoading')} className="p-4">
        <Skeleton className="h-5 w-1/2" />
      </Card>
    );
  }
  if (domains.isError) {
    return (
      <Card>
        <ErrorState error={domains.error} title={t('domainsFailed')} onRetry={() => void domains.refetch()} />
      </Card>
    );
  }
  if (domains.data.domain_verifications.length === 0) {
    return (
      <Card>
        <EmptyState icon={<Globe aria-hidden />} title={t('noDomains')} text={t('noDomainsText')} />
      </Card>
    );
  }
  return (
    <Card>
      <ul className="divide-y">
        {domains.data.domain_verifications.map((domain) => (
          <DomainRow key={domain.domain_verification_id} domain={domain} isAvailable={isAvailable} />
        ))}
      </ul>
    </Card>
  );
}
