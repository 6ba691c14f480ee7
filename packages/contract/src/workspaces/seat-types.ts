/** The public API's words for the roles of a member. */
export const seatTypes = ['workspace_admin', 'workspace_member', 'workspace_lite_member'] as const;
