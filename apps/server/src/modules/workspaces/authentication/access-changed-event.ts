/** Told in the transaction of the change; watched by the caches of every process. */
export const accessChanged = 'workspace.access-changed';
