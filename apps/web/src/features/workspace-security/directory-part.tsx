import type { ApiKey } from '@mynah/contract/workspaces/workspaces';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useApiKeys, useKeyCalls } from '#web/features/api-keys/index.ts';
import { useMessages } from '#web/features/workspace-security/messages.ts';
import { Part } from '#web/features/workspace-security/part.tsx';
import { PlanNotice } from '#web/features/workspace-security/plan-notice.tsx';
import { useSignOnState } from '#web/features/workspace-security/security.requests.ts';
import { ValueRow } from '#web/features/workspace-security/value-row.tsx';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { SecretDialog } from '#web/ui/secret-dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.tsx';

export function DirectoryPart() {
  const t = useMessages();
  const state = useSignOnState();
  // the part above says what went wrong
  if (state.isError) return null;
  return (
    <Part id="directory" title={t('directory')} text={t('directoryText')}>
      {state.isPending && <Skeleton className="h-20 rounded-xl" />}
      {state.data && !state.data.is_available && <PlanNotice />}
      {state.data?.is_available && <Directory address={state.data.service_provider.scim_base_url} />}
    </Part>
  );
}

function Directory({ address }: { address: string }) {
  const t = useMessages();
  const { create } = useKeyCalls('workspace');
  const [token, setToken] = useState<string>();
  const make = () =>
    okOrToast(
      create({ name: t('tokenName'), permissions: ['scim_provision'] }).then(({ xi_api_key }) =>
        setToken(xi_api_key),
      ),
    );
  return (
    <>
      <Card>
        <div className="p-4">
          <ValueRow label={t('scimAddress')} value={address} />
        </div>
        <Tokens />
        <div className="flex flex-wrap items-center justify-between gap-3 border-t p-4">
          <p className="max-w-90 text-pretty text-12 text-ink-2">{t('tokenText')}</p>
          <Button size="sm" onClick={() => void make()}>
            <Plus aria-hidden />
            {t('createToken')}
          </Button>
        </div>
      </Card>
      {token && (
        <SecretDialog
          title={t('newToken')}
          text={t('newTokenText')}
          label={t('token')}
          copyLabel={t('copyToken')}
          secret={token}
          onClose={() => setToken(undefined)}
        >
          <ValueRow label={t('scimAddress')} value={address} />
        </SecretDialog>
      )}
    </>
  );
}

/** Keys of the workspace that can do nothing but this. */
const isToken = ({ permissions }: ApiKey): boolean =>
  permissions?.length === 1 && permissions[0] === 'scim_provision';

function Tokens() {
  const t = useMessages();
  const keys = useApiKeys('workspace');
  if (keys.isPending) return <Skeleton className="mx-4 mb-4 h-8" />;
  if (keys.isError) {
    return (
      <div className="border-t">
        <ErrorState error={keys.error} title={t('tokensFailed')} onRetry={() => void keys.refetch()} />
      </div>
    );
  }
  const tokens = keys.data.api_keys.filter(isToken);
  if (tokens.length === 0) return null;
  return (
    <ul aria-label={t('tokens')} className="divide-y border-t">
      {tokens.map((token) => (
        <TokenRow key={token.key_id} token={token} />
      ))}
    </ul>
  );
}

function TokenRow({ token }: { token: ApiKey }) {
  const t = useMessages();
  const remove = useRemove(token);
  const { hint, name, is_disabled: isDisabled, last_used_at_unix: used } = token;
  return (
    <li className="flex items-center gap-3 px-4 py-2">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 text-13">
          <span className="truncate font-medium">{name}</span>
          {isDisabled && <Badge>{t('disabled')}</Badge>}
        </p>
        <p className="truncate text-12 text-ink-3">
          <span className="figures">{hint}</span> ·{' '}
          {used === null ? t('neverUsed') : t('lastUsed', { ago: formatAgo(dateOfUnix(used)) })}
        </p>
      </div>
      <IconButton size="sm" label={t('revokeToken', { hint })} onClick={() => void remove()}>
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  );
}

function useRemove({ key_id: id, hint }: ApiKey) {
  const t = useMessages();
  const { remove } = useKeyCalls('workspace');
  return async () => {
    const isConfirmed = await confirm({
      title: t('revokeTokenTitle', { hint }),
      description: t('revokeTokenText'),
      confirmLabel: t('revoke'),
      isDanger: true,
    });
    if (isConfirmed && (await okOrToast(remove(id)))) toast.success(t('tokenRevoked'));
  };
}
