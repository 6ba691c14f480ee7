import { conversationalConfig } from '@mynah/contract/agents/config/conversational-config';
import { agentPlatformSettings } from '@mynah/contract/agents/config/platform-settings';
import { agentWorkflow } from '@mynah/contract/agents/config/workflow';
import { expect, it } from 'vitest';
import type { AgentContent } from '#web/features/agents/agent-types.ts';
import { draftSaver } from '#web/features/agents/editor/draft-saver.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import type { SaveState } from '#web/shared/document-saving/document-saver.ts';

const published: AgentContent = {
  name: 'Ada',
  tags: [],
  conversation_config: conversationalConfig.parse({}),
  platform_settings: agentPlatformSettings.parse({}),
  workflow: agentWorkflow.parse({}),
};

function open() {
  const page = { content: published, calls: [] as string[], states: [] as SaveState[], isDown: false };
  const saver = draftSaver({
    opened: published,
    read: () => page.content,
    published: () => published,
    save: async ({ name }) => {
      if (page.isDown) throw new ApiError({ status: null, message: 'down' });
      page.calls.push(name);
    },
    discard: async () => void page.calls.push('discard'),
    onState: (state) => page.states.push(state),
  });
  const name = (name: string): Promise<void> => {
    page.content = { ...published, name };
    saver.touch();
    return saver.flush();
  };
  return { page, saver, name };
}

it('[AGT-007] keeps a change; throws a draft away that is as published again, and saves none that never differed', async () => {
  const { page, name } = open();
  await name('Ada');
  expect(page.calls).toEqual([]);
  await name('Bea');
  await name('Ada');
  expect([page.calls, page.states.at(-1)]).toEqual([['Bea', 'discard'], 'saved']);
});

it('says that a change is not kept, and tries again with the next', async () => {
  const { page, name } = open();
  page.isDown = true;
  await name('Bea');
  expect(page.states.at(-1)).toBe('failed');
  page.isDown = false;
  await name('Cleo');
  expect([page.calls, page.states.at(-1)]).toEqual([['Cleo'], 'saved']);
});

it('saves nothing more of what was published or discarded', async () => {
  const { page, saver } = open();
  page.content = { ...published, name: 'Bea' };
  saver.touch();
  saver.reset({ revision: 0, document: page.content });
  await saver.flush();
  expect(page.calls).toEqual([]);
});
