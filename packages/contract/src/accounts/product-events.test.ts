import { expect, it } from 'vitest';
import { accountRoutes } from './accounts.ts';
import { clientEventNames, productEventNames, serverOnlyEventNames } from './product-events.ts';

it('names each event once', () => {
  expect(new Set(productEventNames).size).toBe(productEventNames.length);
  expect(productEventNames).toHaveLength(clientEventNames.length + serverOnlyEventNames.length);
});

it('[PRV-047] names are snake case', () => {
  for (const name of productEventNames) expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/);
});

it('[PRV-046] refuses the 14 that only the server records', () => {
  expect(serverOnlyEventNames).toHaveLength(14);
  const { body } = accountRoutes.trackEvent;
  for (const name of serverOnlyEventNames) expect(body!.safeParse({ name }).success, name).toBe(false);
  for (const name of clientEventNames) expect(body!.safeParse({ name }).success, name).toBe(true);
  expect(body!.safeParse({ name: 'made_up' }).success).toBe(false);
});
