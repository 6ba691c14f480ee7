export { getKeyCredits, holdKeyCredits, settleKeyCredits } from './api-keys/api-key-credits.store.ts';
export { authenticate } from './authentication/authenticate.ts';
export { workspacesModule } from './module.ts';
export { ensureConfiguredOwner } from './owner/actions/ensure-configured-owner.ts';
export { workspaceBilling } from './security/workspace-answer.ts';
export { spendSingleUseToken } from './single-use-tokens/actions/spend-single-use-token.ts';
export { workspaces } from './workspaces.tables.ts';
