import { useUser } from '#web/shared/account/account.requests.ts';

/** WSP-041: buttons for admins and for editors follow these two. False until it is known. */
export const useIsAdmin = (): boolean => useUser().data?.seat_type === 'workspace_admin';

/**
 * Editors include admins (WSP-040).
 * @public
 */
export function useCanEdit(): boolean {
  const seat = useUser().data?.seat_type;
  return seat === 'workspace_admin' || seat === 'workspace_member';
}
