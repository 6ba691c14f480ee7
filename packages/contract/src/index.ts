export * from './billing/plans.ts';
export { brand } from './brand.ts';
export { contract, type Operations } from './contract.ts';
export { type ErrorCode, errorCodes, type FailureKind } from './errors.ts';
export {
  isRoleAtLeast,
  type Permission,
  permissionMatrix,
  permissions,
  type WorkspaceRole,
  workspaceRoles,
} from './permissions.ts';
export type { Access, Answer, AnswerOf, BodyOf, ParamsOf, QueryOf, Route } from './route.ts';
