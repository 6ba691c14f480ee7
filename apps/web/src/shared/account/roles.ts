import { useUser } from '#web/shared/account/account.requests.ts';

/** WSP-041: buttons for admins and for editors follow these two. False until it is known. */
export const useIsAdmin = (): boolean => useUser().data?.seat_type === 'workspace_admin';

/** Viewers look and listen. Not so until it is known: what the server refuses to nobody else is not held back. */
export const useIsViewer = (): boolean => useUser().data?.seat_type === 'workspace_lite_member';

/** What may be done with a thing: viewers of the workspace only look, whatever was shared with them. */
export function useRoleOn({ permission_on_resource: role }: { permission_on_resource: string | null }) {
  return useIsViewer() ? 'viewer' : role;
}

/**
 * Editors include admins (WSP-040).
 * @public
 */
export function useCanEdit(): boolean {
  const seat = useUser().data?.seat_type;
  return seat === 'workspace_admin' || seat === 'workspace_member';
}
