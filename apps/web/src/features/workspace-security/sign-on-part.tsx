import type { SingleSignOnState } from '@mynah/contract/workspaces/single-sign-on';
import { KeySquare, Plus } from 'lucide-react';
import { useState } from 'react';
import { EnforceSwitch } from '#web/features/workspace-security/enforce-switch.tsx';
import { useMessages } from '#web/features/workspace-security/messages.ts';
import { OidcDialog } from '#web/features/workspace-security/oidc-dialog.tsx';
import { Part } from '#web/features/workspace-security/part.tsx';
import { PlanNotice } from '#web/features/workspace-security/plan-notice.tsx';
import { ProviderList } from '#web/features/workspace-security/provider-list.tsx';
import { SamlDialog } from '#web/features/workspace-security/saml-dialog.tsx';
import { useSignOnState } from '#web/features/workspace-security/security.requests.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function SignOnPart() {
  const t = useMessages();
  const state = useSignOnState();
  return (
    <Part id="sign-on" title={t('signOn')} text={t('signOnText')}>
      {state.isPending && (
        <Card role="status" aria-label={t('loading')} className="flex flex-col gap-3 p-4">
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-4 w-2/3" />
        </Card>
      )}
      {state.isError && (
        <Card>
          <ErrorState
            error={state.error}
            title={t('fetchFailed', { reason: errorText(state.error) })}
            onRetry={() => void state.refetch()}
          />
        </Card>
      )}
      {state.data && <Providers state={state.data} />}
    </Part>
  );
}

function Providers({ state }: { state: SingleSignOnState }) {
  const t = useMessages();
  const [adding, setAdding] = useState<'oidc' | 'saml' | null>(null);
  const close = () => setAdding(null);
  const { is_available: isAvailable, identity_providers: providers } = state;
  const addButtons = (
    <div className={classNames('flex flex-wrap gap-2', providers.length === 0 && 'justify-center')}>
      <Button disabled={!isAvailable} onClick={() => setAdding('oidc')}>
        <Plus aria-hidden />
        {t('addOidc')}
      </Button>
      <Button disabled={!isAvailable} onClick={() => setAdding('saml')}>
        <Plus aria-hidden />
        {t('addSaml')}
      </Button>
    </div>
  );
  return (
    <>
      {!isAvailable && <PlanNotice />}
      {providers.length === 0 ? (
        <Card>
          <EmptyState
            icon={<KeySquare aria-hidden />}
            title={t('noProviders')}
            text={t('noProvidersText')}
            action={addButtons}
          />
        </Card>
      ) : (
        <>
          <ProviderList providers={providers} isAvailable={isAvailable} />
          {addButtons}
        </>
      )}
      {(providers.length > 0 || state.is_enforced) && <EnforceSwitch state={state} />}
      {adding === 'oidc' && <OidcDialog addresses={state.service_provider} onClose={close} />}
      {adding === 'saml' && <SamlDialog addresses={state.service_provider} onClose={close} />}
    </>
  );
}
