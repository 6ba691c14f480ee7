import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/** No connection to the database can be had. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('The database cannot be reached.', { cause });
  }
}

/** What a connection threw, outside of a statement of ours: as `DatabaseAway` where the connection is broken. */
export async function namingDatabase<Result>(called: Promise<Result>): Promise<Result> {
  try {
    return await called;
  } catch (cause) {
    throw isBrokenConnection(cause) ? new DatabaseAway(cause) : cause;
  }
}

/** The database's own word that the connection ends or is refused (SQLSTATE): lost, shut down, crashed, starting, full. */
const ownWord = /^(08...|57P0[1-5]|53300)$/;
const networkCode = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What the driver says without a code. */
const driverSentence =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout (exceeded|expired)|Cannot use a pool after)/;

/** Whether a call failed because its connection to the database broke or could not be had; it may come wrapped. */
export function isDatabaseAway(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  if (cause instanceof DatabaseAway) return true;
  if (cause instanceof pg.DatabaseError) return ownWord.test(cause.code ?? '');
  // a broken network may be that of any service: only under a statement it is the database's
  if (cause instanceof DrizzleQueryError && isBrokenConnection(cause.cause)) return true;
  return isDatabaseAway(cause.cause);
}

/** Of what a connection to the database threw: whether it is the connection that is broken. */
function isBrokenConnection(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  if (isDatabaseAway(cause)) return true;
  if (cause instanceof AggregateError) return cause.errors.some(isBrokenConnection);
  return ('code' in cause && networkCode.test(String(cause.code))) || driverSentence.test(cause.message);
}
