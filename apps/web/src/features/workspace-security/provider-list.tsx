import type { IdentityProvider } from '@mynah/contract/workspaces/single-sign-on';
import { useMessages } from '#web/features/workspace-security/messages.ts';
import { ProviderMenu } from '#web/features/workspace-security/provider-menu.tsx';
import { dateOfUnix, formatDate } from '#web/shared/format/times.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';

type ProviderListProps = { providers: readonly IdentityProvider[]; isAvailable: boolean };

export function ProviderList({ providers, isAvailable }: ProviderListProps) {
  return (
    <Card>
      <ul className="divide-y">
        {providers.map((provider) => (
          <ProviderRow key={provider.identity_provider_id} provider={provider} isAvailable={isAvailable} />
        ))}
      </ul>
    </Card>
  );
}

function ProviderRow({ provider, isAvailable }: { provider: IdentityProvider; isAvailable: boolean }) {
  const t = useMessages();
  const { name, kind, is_disabled: isDisabled, default_role: role, group_mapping: mapping } = provider;
  const mapped = Object.keys(mapping).length;
  return (
    <li className="flex items-start gap-3 p-4">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium text-13">
          {name}
          <Badge tone={isDisabled ? 'neutral' : 'positive'}>
            {isDisabled ? t('disabled') : t('enabled')}
          </Badge>
          <Badge>{kind === 'saml' ? t('kindSaml') : t('kindOidc')}</Badge>
        </p>
        <p className="mt-1 break-all text-12 text-ink-2">
          {kind === 'saml' ? provider.identity_provider_entity_id : provider.issuer}
        </p>
        <p className="mt-0.5 text-12 text-ink-3">
          {role ? t('newPeople', { role: t(`role_${role}`) }) : t('newPeopleNone')}
          {mapped > 0 && ` · ${t('groupsMapped', { count: mapped })}`}
          {kind === 'saml' && <CertificateEnd provider={provider} />}
        </p>
      </div>
      <ProviderMenu provider={provider} isAvailable={isAvailable} />
    </li>
  );
}

/** The last day of the certificate that lasts longest: from then on nobody gets in. */
function CertificateEnd({ provider }: { provider: Extract<IdentityProvider, { kind: 'saml' }> }) {
  const t = useMessages();
  const last = Math.max(...provider.certificates.map(({ expires_at_unix }) => expires_at_unix));
  return <> · {t('certificateEnds', { date: formatDate(dateOfUnix(last)) })}</>;
}
