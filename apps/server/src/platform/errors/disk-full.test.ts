import { EngineFailure } from '@mynah/engine-spec';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { failureKindTraits, toFailure } from './index.ts';

const withCode = (code: string): Error => Object.assign(new Error('no room'), { code });

test.each([
  ['a file', withCode('ENOSPC')],
  ['a quota', withCode('EDQUOT')],
  ['a query', new DrizzleQueryError('insert', [], withCode('53100'))],
  [
    'a model that could not be fetched',
    new EngineFailure('unavailable', 'no model', { cause: withCode('ENOSPC') }),
  ],
])('%s that finds no room is the one failure of a full disk', (_what, thrown) => {
  const failure = toFailure(thrown);
  expect(failure).toMatchObject({ code: 'disk_full', cause: thrown, retryAfterSeconds: 60 });
  expect(failureKindTraits[failure.kind]).toMatchObject({ status: 507, retryJob: true });
});

test('other faults of files and queries are not', () => {
  expect(toFailure(withCode('EACCES')).code).toBe('internal_server_error');
  expect(toFailure(new DrizzleQueryError('insert', [], withCode('23505'))).code).toBe(
    'internal_server_error',
  );
});
