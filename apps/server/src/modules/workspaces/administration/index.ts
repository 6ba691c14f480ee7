export { updateWorkspace } from './actions/update-workspace.ts';
export { listWorkspaces } from './every-workspace.store.ts';
export { listEverybody } from './everybody.store.ts';
export { administrationModule } from './module.ts';
export { readsOutbox } from './outbox/index.ts';
export { ownsServer } from './owns-server.ts';
export { getTier, setTier } from './tier.ts';
export { workspaceBilling } from './workspace-answer.ts';
export { settingChecks } from './workspace-change.ts';
