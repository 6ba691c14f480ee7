export { findKeyHint } from './api-keys/actions/find-key-hint.ts';
export { accessChanged } from './authentication/access-changed-event.ts';
export { authenticate } from './authentication/authenticate.ts';
export {
  type JoinBlocker,
  joinBlockers,
  type ShareableResource,
  shareableResources,
} from './extension-points.ts';
export { listMembers } from './members/members.store.ts';
export { workspacesModule } from './module.ts';
export { readsOutbox } from './outbox/reads-outbox.ts';
export { ensureConfiguredOwner } from './owner/actions/ensure-configured-owner.ts';
export { getTier, setTier } from './plan/tier.ts';
export { workspaceBilling } from './security/workspace-answer.ts';
export { shareNewResource } from './sharing/actions/share-new-resource.ts';
export { requireResourceRole, sharedResourceRoles } from './sharing/resource-access.ts';
export { listSharedResourceIds } from './sharing/sharing.store.ts';
export { spendSingleUseToken } from './single-use-tokens/actions/spend-single-use-token.ts';
export {
  getSpending,
  holdSpending,
  type LimitHolder,
  type Spender,
  settleSpending,
} from './spending/spending.store.ts';
export { deliverEvent } from './webhooks/actions/deliver-event.ts';
export { workspaces } from './workspaces.tables.ts';
