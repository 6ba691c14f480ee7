/** As many addresses as may stand in one bulk. */
export const maxBulkInvites = 100;
