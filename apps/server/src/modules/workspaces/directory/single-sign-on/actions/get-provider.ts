import { Failure } from '../../../../../platform/errors/index.ts';
import type { Actor } from '../../../../../platform/http/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { requireSingleSignOn } from '../../single-sign-on.policy.ts';
import {
  findProviderHome,
  findProviderRow,
  type ProviderHome,
  type ProviderRow,
} from '../providers.store.ts';

/** @throws Failure `identity_provider_not_found`, also for that of another workspace */
export async function getProvider({ db }: Platform, actor: Actor, providerId: string): Promise<ProviderRow> {
  const provider = await findProviderRow(db, actor.workspaceId, providerId);
  if (!provider) throw providerNotFound();
  return provider;
}

/** For people who are not signed in yet. @throws Failure also when it is disabled, or the plan has none */
export async function getUsableProvider({ db }: Platform, providerId: string): Promise<ProviderHome> {
  const home = await findProviderHome(db, providerId);
  if (!home || home.provider.isDisabled) throw providerNotFound();
  requireSingleSignOn(home.workspace);
  return home;
}

export const providerNotFound = (): Failure =>
  new Failure('identity_provider_not_found', 'Identity provider not found.');
