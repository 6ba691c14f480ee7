import { conversationalConfig } from '@mynah/contract/agents/config/conversational-config';
import { agentPlatformSettings } from '@mynah/contract/agents/config/platform-settings';
import { agentWorkflow } from '@mynah/contract/agents/config/workflow';
import { beforeEach, expect, it } from 'vitest';
import type { AgentContent } from '#web/features/agents/agent-types.ts';
import { DraftSaver, type SaveState } from '#web/features/agents/editor/draft-saver.ts';
import { isSameValue } from '#web/features/agents/editor/same-value.ts';

const published: AgentContent = {
  name: 'Ada',
  tags: [],
  conversation_config: conversationalConfig.parse({}),
  platform_settings: agentPlatformSettings.parse({}),
  workflow: agentWorkflow.parse({}),
};
const named = (name: string): AgentContent => ({ ...published, name });

let calls: string[];
let states: SaveState[];
beforeEach(() => {
  calls = [];
  states = [];
});

const saverOf = (save: (content: AgentContent) => Promise<void>, hasDraft = false) =>
  new DraftSaver({
    hasDraft,
    save,
    discard: async () => void calls.push('discard'),
    tell: (state) => states.push(state),
  });

it('[AGT-007] keeps the last of many changes, one call at a time', async () => {
  let release = (): void => undefined;
  const first = new Promise<void>((done) => {
    release = done;
  });
  const saver = saverOf(async ({ name }) => {
    calls.push(name);
    if (name === 'one') await first;
  });
  saver.change(named('one'), published);
  const saving = saver.flush();
  saver.change(named('two'), published);
  saver.change(named('three'), published);
  release();
  await saving;
  await saver.flush();
  expect(calls).toEqual(['one', 'three']);
  expect(states.at(-1)).toBe('saved');
});

it('throws a draft away that is as published again, and saves none that never differed', async () => {
  const saver = saverOf(async ({ name }) => void calls.push(name));
  saver.change(published, published);
  await saver.flush();
  expect(calls).toEqual([]);
  saver.change(named('one'), published);
  await saver.flush();
  saver.change(published, published);
  await saver.flush();
  expect(calls).toEqual(['one', 'discard']);
});

it('says that a change is not kept, and tries again with the next', async () => {
  let isDown = true;
  const saver = saverOf(async ({ name }) => {
    if (isDown) throw new Error('down');
    calls.push(name);
  });
  saver.change(named('one'), published);
  await saver.flush();
  expect(states.at(-1)).toBe('failed');
  isDown = false;
  saver.change(named('two'), published);
  await saver.flush();
  expect([calls, states.at(-1)]).toEqual([['two'], 'saved']);
});

it('saves nothing more of what was published or discarded', async () => {
  const saver = saverOf(async ({ name }) => void calls.push(name));
  saver.change(named('one'), published);
  saver.forget();
  await saver.flush();
  expect(calls).toEqual([]);
});

it('compares by value, whatever the order of names', () => {
  expect(isSameValue({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1, d: undefined })).toBe(true);
  expect(isSameValue({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  expect(isSameValue({ a: {} }, { a: [] })).toBe(false);
  expect(isSameValue({ a: null }, { a: {} })).toBe(false);
});
