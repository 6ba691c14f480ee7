import { contract } from '@mynah/contract';
import { permissions } from '@mynah/contract/permissions';
import { expect, it } from 'vitest';
import { SCOPE_GROUPS } from '#web/features/api-keys/scopes.ts';

it('offers every permission that a route asks for', () => {
  const offered = new Set<string>(SCOPE_GROUPS.flatMap(({ scopes }) => [...scopes]));
  const wanted = contract
    .map(({ access }) => access)
    .filter((access) => new Set<string>(permissions).has(access));
  expect(wanted.filter((access) => !offered.has(access))).toEqual([]);
});
