import { Failure } from '../../../platform/errors/index.ts';

export const accountIsGoing = (): Failure =>
  new Failure(
    'account_deleted',
    'This account was deleted. For 14 days the link in the mail about it brings it back.',
  );
