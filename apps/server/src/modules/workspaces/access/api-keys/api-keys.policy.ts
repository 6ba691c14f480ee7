import { type Permission, permissions, type Tier } from '@mynah/contract';
import type { Actor } from '../../../../platform/http/index.ts';

/** Null: all permissions. */
type Scopes = readonly Permission[] | null;

/** The first permission that the actor would hand on without having it: nobody makes a key mightier than themselves. */
export function findUngrantable(actor: Pick<Actor, 'permissions'>, scopes: Scopes): Permission | undefined {
  const own = actor.permissions;
  if (own === 'all') return undefined;
  return (scopes ?? permissions).find((permission) => !own.has(permission));
}

type Choice = { thirdPartyDisableAllowed: boolean | null };

/** May whoever holds the key disable it? The workspace's word, else the key's, else the plan's. */
export const mayHolderDisable = (workspace: Choice & { tier: Tier }, key: Choice): boolean =>
  workspace.thirdPartyDisableAllowed ?? key.thirdPartyDisableAllowed ?? workspace.tier !== 'enterprise';

const hourMs = 3_600_000;

/** When a key that was replaced ends: after the overlap, or earlier if it was to end earlier. */
export function endOfOverlap(expiresAt: Date | null, now: Date, overlapHours: number): Date {
  const end = new Date(now.getTime() + overlapHours * hourMs);
  return expiresAt && expiresAt < end ? expiresAt : end;
}
