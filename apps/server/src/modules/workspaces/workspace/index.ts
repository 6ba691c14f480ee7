export { workspaceModule } from './module.ts';
export { notifyWorkspace, type WorkspaceEvent } from './notify-workspace.ts';
export {
  findFirstWorkspace,
  findWorkspace,
  insertWorkspace,
  listRetainingWorkspaces,
  listWorkspaceIds,
  lockWorkspace,
  updateWorkspaceRow,
  type WorkspaceRow,
} from './workspaces.store.ts';
