import { Link } from '@tanstack/react-router';
import { useMessages } from '#web/features/workspace-security/messages.ts';
import { Part } from '#web/features/workspace-security/part.tsx';
import { PlanNotice } from '#web/features/workspace-security/plan-notice.tsx';
import { useSignOnState } from '#web/features/workspace-security/security.requests.ts';
import { ValueRow } from '#web/features/workspace-security/value-row.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function DirectoryPart() {
  const t = useMessages();
  const state = useSignOnState();
  // the part above says what went wrong
  if (state.isError) return null;
  return (
    <Part title={t('directory')} text={t('directoryText')}>
      {state.isPending ? (
        <Card className="p-4">
          <Skeleton className="h-10 w-full" />
        </Card>
      ) : state.data.is_available ? (
        <Card className="flex flex-col gap-4 p-4">
          <ValueRow label={t('scimAddress')} value={state.data.service_provider.scim_base_url} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="max-w-90 text-12 text-ink-2">{t('scimKeyText')}</p>
            <Link to="/app/settings/api-keys" className={buttonClass({ size: 'sm' })}>
              {t('makeKey')}
            </Link>
          </div>
        </Card>
      ) : (
        <PlanNotice />
      )}
    </Part>
  );
}
