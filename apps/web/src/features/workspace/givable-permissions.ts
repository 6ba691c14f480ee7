import { type Permission, permissionMatrix, permissions } from '@mynah/contract/permissions';

/** What groups and everybody can be given: all but what only admins have. */
export const GIVABLE_PERMISSIONS: readonly Permission[] = permissions.filter(
  (permission) => permissionMatrix[permission].role !== 'admin',
);

export const permissionOptions = GIVABLE_PERMISSIONS.map((permission) => ({
  value: permission,
  label: permissionMatrix[permission].meaning,
}));
