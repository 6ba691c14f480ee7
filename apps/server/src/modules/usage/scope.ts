import { type Actor, requirePermission } from '../../platform/http/index.ts';
import type { Scope } from './usage.store.ts';

/** Everybody’s usage is for admins; others see their own (USE-005). @throws Failure */
export function scopeFor(actor: Actor, isWhole: boolean): Scope {
  const { workspaceId, userId } = actor;
  if (!isWhole) return { workspaceId, userId };
  requirePermission(actor, 'workspace_analytics_full_read');
  return { workspaceId };
}
