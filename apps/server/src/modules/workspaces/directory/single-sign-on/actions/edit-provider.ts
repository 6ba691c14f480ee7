import type { WorkspaceRole } from '@mynah/contract';
import { Failure } from '../../../../../platform/errors/index.ts';
import type { Actor } from '../../../../../platform/http/index.ts';
import { requireOutsideUrl } from '../../../../../platform/outbound/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { recordAudit } from '../../../../audit/index.ts';
import { findWorkspace } from '../../../workspace/index.ts';
import { requireSingleSignOn } from '../../single-sign-on.policy.ts';
import { requireIssuer } from '../oidc/oidc-sign-on.ts';
import {
  deleteProviderRow,
  isOidc,
  isSaml,
  listUsableProviders,
  type OidcProvider,
  type ProviderRow,
  updateProvider,
} from '../providers.store.ts';
import { readSamlSettings, type SamlInput } from '../saml/read-saml-settings.ts';
import { forgetIdentities } from '../sign-on-states.store.ts';
import type { OidcSettings } from '../single-sign-on.tables.ts';
import { sealClientSecret } from './create-provider.ts';
import { getProvider } from './get-provider.ts';
import { requireGroups } from './require-groups.ts';

interface OidcChange {
  issuer?: string;
  clientId?: string;
  clientSecret?: string;
}

interface ProviderChange extends SamlInput, OidcChange {
  name?: string;
  isDisabled?: boolean;
  defaultRole?: WorkspaceRole | null;
  groupMapping?: Record<string, string>;
  ipAddress: string;
}

/** What is undefined stays. */
export async function editProvider(
  platform: Platform,
  actor: Actor,
  { providerId, ...change }: ProviderChange & { providerId: string },
): Promise<ProviderRow> {
  const provider = await getProvider(platform, actor, providerId);
  requireSingleSignOn(actor);
  const settings = await changedSettings(platform, provider, change);
  if (change.isDisabled) await requireOtherWay(platform, actor, providerId);
  const { name, isDisabled, defaultRole, groupMapping, ipAddress } = change;
  const now = platform.clock.now();
  return platform.db.transaction(async (transaction) => {
    if (groupMapping) await requireGroups(transaction, actor.workspaceId, groupMapping);
    // subjects of another provider mean other people
    if (knownBy(settings) !== knownBy(provider.settings)) await forgetIdentities(transaction, providerId);
    const row = await updateProvider(transaction, provider, {
      name,
      isDisabled,
      defaultRole,
      groupMapping,
      settings,
      updatedAt: now,
    });
    const details = { name: row.name, is_disabled: row.isDisabled, default_role: row.defaultRole };
    const entry = {
      className: 'identity-provider',
      activityName: 'edit',
      targetId: row.id,
      details,
      ipAddress,
    };
    await recordAudit(transaction, actor, entry, now);
    return row;
  });
}

const knownBy = (settings: ProviderRow['settings']): string =>
  settings.kind === 'saml' ? settings.identityProviderEntityId : settings.issuer;

async function changedSettings(
  platform: Platform,
  provider: ProviderRow,
  { issuer, clientId, clientSecret, ...saml }: SamlInput & OidcChange,
): Promise<ProviderRow['settings']> {
  if (isSaml(provider)) return readSamlSettings(platform, saml, provider.settings);
  if (isOidc(provider)) return changedOidc(platform, provider, { issuer, clientId, clientSecret });
  return provider.settings;
}

async function changedOidc(
  platform: Platform,
  { id, settings }: OidcProvider,
  { issuer, clientId, clientSecret }: OidcChange,
): Promise<OidcSettings> {
  if (issuer && issuer !== settings.issuer) {
    requireOutsideUrl(platform.config, issuer);
    await requireIssuer(platform, issuer);
    if (settings.sealedClientSecret && !clientSecret) {
      throw new Failure('invalid_request', 'A different issuer needs its own client secret. Send it too.');
    }
  }
  return {
    ...settings,
    issuer: issuer ?? settings.issuer,
    clientId: clientId ?? settings.clientId,
    ...(clientSecret ? { sealedClientSecret: sealClientSecret(platform, id, clientSecret) } : {}),
  };
}

export async function deleteProvider(
  platform: Platform,
  actor: Actor,
  { providerId, ipAddress }: { providerId: string; ipAddress: string },
): Promise<void> {
  const provider = await getProvider(platform, actor, providerId);
  await requireOtherWay(platform, actor, providerId);
  await platform.db.transaction(async (transaction) => {
    await deleteProviderRow(transaction, provider);
    const details = { name: provider.name };
    const entry = {
      className: 'identity-provider',
      activityName: 'delete',
      targetId: providerId,
      details,
      ipAddress,
    };
    await recordAudit(transaction, actor, entry, platform.clock.now());
  });
}

/** While single sign-on is enforced, the last provider is the only way in. @throws Failure `conflict` */
async function requireOtherWay({ db }: Platform, { workspaceId }: Actor, providerId: string): Promise<void> {
  const workspace = await findWorkspace(db, workspaceId);
  if (!workspace?.enforcesSingleSignOn) return;
  const others = await listUsableProviders(db, workspaceId);
  if (others.some(({ id }) => id !== providerId)) return;
  throw new Failure(
    'conflict',
    'Members can only sign in through this provider. Turn off enforced single sign-on first.',
  );
}
