export { workspaceModule } from './module.ts';
export { tellWorkspace, type WorkspaceEvent } from './tell-workspace.ts';
export {
  findFirstWorkspace,
  findWorkspace,
  insertWorkspace,
  lockWorkspace,
  updateWorkspaceRow,
  type WorkspaceRow,
} from './workspaces.store.ts';
export { workspaces } from './workspaces.tables.ts';
