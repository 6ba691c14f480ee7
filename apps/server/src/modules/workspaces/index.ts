export { getKeyCredits, holdKeyCredits, settleKeyCredits } from './api-keys/api-key-credits.store.ts';
export { authenticate } from './authentication/authenticate.ts';
export { workspacesModule } from './module.ts';
export { ensureConfiguredOwner } from './owner/actions/ensure-configured-owner.ts';
export { workspaces } from './workspaces.tables.ts';
