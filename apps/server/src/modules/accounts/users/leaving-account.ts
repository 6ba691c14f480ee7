import { Failure } from '../../../platform/errors/index.ts';

export const accountIsGoing = (): Failure =>
  new Failure(
    'account_deleted',
    'This account was deleted. For 14 days, you can restore it with the link we emailed you.',
  );
