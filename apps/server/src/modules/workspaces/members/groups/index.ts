export { deleteGroup } from './actions/delete-group.ts';
export { describeGroups } from './actions/describe-groups.ts';
export { groupRoutes } from './groups.routes.ts';
export { findGroup, leaveGroups } from './groups.store.ts';
