import { expect, it } from 'vitest';
import { ingestRoutes } from '../accounts/ingest.ts';
import { contract } from '../contract.ts';
import {
  clientEventNames,
  eventAreas,
  eventOfCall,
  productEventNames,
  productEvents,
  serverOnlyEventNames,
} from './product-events.ts';

it('[PRV-045] there are 276 events, each named once', () => {
  const named = Object.values(eventAreas).flatMap((area) => Object.keys(area));
  expect(named).toHaveLength(276);
  expect(new Set(named).size).toBe(276);
  expect(productEventNames).toHaveLength(clientEventNames.length + serverOnlyEventNames.length);
});

it('[PRV-047] names are snake case, and each says in a sentence what has happened', () => {
  for (const [name, { text }] of productEvents) {
    expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(text, name).toMatch(/^\p{Lu}.+\.$/u);
  }
  expect(new Set([...productEvents.values()].map(({ text }) => text)).size).toBe(276);
});

it('what calls tell is told by calls that there are, each of one event', () => {
  const operations = new Set(contract.map(({ method, path }) => `${method} ${path}`));
  const told = [...productEvents].flatMap(([name, { calls = [] }]) => calls.map((call) => [call, name]));
  expect(new Set(told.map(([call]) => call)).size).toBe(told.length);
  for (const [call = '', name] of told) {
    expect(operations, name).toContain(call);
    expect(eventOfCall(call)).toBe(name);
  }
});

it('[PRV-046] refuses the 14 that only the server records', () => {
  expect(serverOnlyEventNames).toHaveLength(14);
  const { body } = ingestRoutes.events;
  const sent = (name: string) =>
    body?.safeParse({ events: [{ event_id: crypto.randomUUID(), name }] }).success;
  for (const name of serverOnlyEventNames) expect(sent(name), name).toBe(false);
  for (const name of clientEventNames) expect(sent(name), name).toBe(true);
  expect(sent('made_up')).toBe(false);
});
