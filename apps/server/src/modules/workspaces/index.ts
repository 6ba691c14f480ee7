export { authenticate } from './actions/authenticate.ts';
export { ensureConfiguredOwner } from './actions/ensure-configured-owner.ts';
export { spendSingleUseToken } from './actions/spend-single-use-token.ts';
export { getKeyCredits, holdKeyCredits, settleKeyCredits } from './api-key-credits.store.ts';
export { workspacesModule } from './module.ts';
export { workspaces } from './workspaces.tables.ts';
