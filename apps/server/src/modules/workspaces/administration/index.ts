export { updateWorkspace } from './actions/update-workspace.ts';
export { administrationModule } from './module.ts';
export { readsOutbox } from './outbox/index.ts';
export { getTier, setTier } from './tier.ts';
export { workspaceBilling } from './workspace-answer.ts';
export { settingChecks } from './workspace-change.ts';
