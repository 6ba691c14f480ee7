import type { WorkspaceRole } from '@mynah/contract';
import { sealText } from '../../../../../platform/crypto/index.ts';
import type { Actor } from '../../../../../platform/http/index.ts';
import { newId } from '../../../../../platform/ids/new-id.ts';
import { requireOutsideUrl } from '../../../../../platform/outbound/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { recordAudit } from '../../../../audit/index.ts';
import { requireSingleSignOn } from '../../single-sign-on.policy.ts';
import { requireIssuer, secretPurpose } from '../oidc/oidc-sign-on.ts';
import { insertProvider, type ProviderRow } from '../providers.store.ts';
import { readSamlSettings, type SamlInput } from '../saml/read-saml-settings.ts';
import type { OidcSettings, SamlSettings } from '../single-sign-on.tables.ts';
import { requireGroups } from './require-groups.ts';

interface NewProvider {
  name: string;
  defaultRole?: WorkspaceRole | null;
  groupMapping?: Record<string, string>;
  ipAddress: string;
}

interface OidcInput {
  issuer: string;
  clientId: string;
  clientSecret?: string;
}

/** Its issuer has to answer: a misspelt address is told at once. */
export async function createOidcProvider(
  platform: Platform,
  actor: Actor,
  { issuer, clientId, clientSecret, ...rest }: NewProvider & OidcInput,
): Promise<ProviderRow> {
  requireSingleSignOn(actor);
  requireOutsideUrl(platform.config, issuer);
  await requireIssuer(platform, issuer);
  const id = newId();
  const sealedClientSecret = clientSecret && sealClientSecret(platform, id, clientSecret);
  const settings: OidcSettings = {
    kind: 'oidc',
    issuer,
    clientId,
    ...(sealedClientSecret ? { sealedClientSecret } : {}),
  };
  return addProvider(platform, actor, { ...rest, id, settings });
}

export async function createSamlProvider(
  platform: Platform,
  actor: Actor,
  { name, defaultRole, groupMapping, ipAddress, ...input }: NewProvider & SamlInput,
): Promise<ProviderRow> {
  requireSingleSignOn(actor);
  const settings = await readSamlSettings(platform, input);
  return addProvider(platform, actor, { name, defaultRole, groupMapping, ipAddress, id: newId(), settings });
}

export const sealClientSecret = ({ keys }: Platform, providerId: string, text: string): string =>
  sealText(keys, { purpose: secretPurpose, context: providerId, text });

async function addProvider(
  { db, clock }: Platform,
  actor: Actor,
  {
    id,
    name,
    settings,
    defaultRole = null,
    groupMapping = {},
    ipAddress,
  }: NewProvider & { id: string; settings: SamlSettings | OidcSettings },
): Promise<ProviderRow> {
  const now = clock.now();
  const { workspaceId } = actor;
  return db.transaction(async (transaction) => {
    await requireGroups(transaction, workspaceId, groupMapping);
    const row = await insertProvider(transaction, {
      id,
      workspaceId,
      name,
      settings,
      defaultRole,
      groupMapping,
      createdAt: now,
    });
    const details = { name, kind: settings.kind, default_role: defaultRole };
    const entry = {
      className: 'identity-provider',
      activityName: 'create',
      targetId: id,
      details,
      ipAddress,
    };
    await recordAudit(transaction, actor, entry, now);
    return row;
  });
}
