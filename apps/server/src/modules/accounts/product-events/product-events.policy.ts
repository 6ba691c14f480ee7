import type { UserRow } from '../users/index.ts';

/** Who has not decided is asked in the browser, which sends nothing until then. */
export const allowsStatistics = (user: Pick<UserRow, 'consent'> | undefined): boolean =>
  user?.consent?.statistics !== false;

/** Out of this server, to whom the operator has named. */
export const maySharePerson = (user: Pick<UserRow, 'consent' | 'ccpaOptOut'> | undefined): boolean =>
  user !== undefined && allowsStatistics(user) && !user.ccpaOptOut;
