export { workspaces } from './workspaces.tables.ts';
