import { agentWorkflow } from '@mynah/contract/agents/config/workflow';
import { expect, test } from 'vitest';
import { chooseExit, exitTools } from './choose-exit.ts';
import { WorkflowWalk } from './workflow-walk.ts';

const always = { type: 'unconditional' };
const asked = (condition: string) => ({ type: 'llm', condition });

const workflow = agentWorkflow.parse({
  nodes: {
    start: { type: 'start' },
    desk: { type: 'override_agent', label: 'Desk', edge_order: ['to_sales', 'to_end'] },
    sales: { type: 'override_agent', label: 'Sales' },
    done: { type: 'end' },
  },
  edges: {
    begin: { source: 'start', target: 'desk', forward_condition: always },
    to_end: { source: 'desk', target: 'done', forward_condition: asked('The caller says goodbye') },
    to_sales: {
      source: 'desk',
      target: 'sales',
      forward_condition: asked('The caller wants to buy'),
      backward_condition: asked('The caller wants something else'),
    },
    nowhere: { source: 'desk', target: 'gone', forward_condition: always },
  },
});

const facts = { variables: {}, extract: async () => null, hasSpoken: true };

test('an agent without a workflow has no way to walk', () => {
  expect(WorkflowWalk.begin(agentWorkflow.parse({}))).toBeUndefined();
});

test('the ways on stand in the node’s order, and one may lead back', async () => {
  const walk = WorkflowWalk.begin(workflow)!;
  const first = await chooseExit(walk.exits(), facts);
  expect(first?.target).toBe('desk');
  walk.enter('desk');
  expect(walk.exits().map(({ target }) => target)).toEqual(['sales', 'done']);
  expect(await chooseExit(walk.exits(), facts)).toBeUndefined();
  walk.enter('sales');
  expect(walk.exits().map(({ target }) => target)).toEqual(['desk']);
});

test('what a model judges is given to it as tools', () => {
  const walk = WorkflowWalk.begin(workflow, 'desk')!;
  const tools = exitTools(walk.exits());
  expect(tools.map(({ declaration }) => declaration.name)).toEqual([
    'notify_condition_1_met',
    'notify_condition_2_met',
  ]);
  expect(tools[0]!.declaration.description).toContain('The caller wants to buy');
});

test('where loops are off, no agent is entered twice', () => {
  const walk = WorkflowWalk.begin({ ...workflow, prevent_subagent_loops: true }, 'desk')!;
  walk.enter('sales');
  expect(walk.exits()).toEqual([]);
});

test('an edge without a condition waits until the agent of its node has spoken', async () => {
  const exits = [{ edgeId: 'e', target: 't', condition: { label: null, type: 'unconditional' as const } }];
  expect(await chooseExit(exits, { ...facts, hasSpoken: false })).toBeUndefined();
});

test('a tool node is left by what its tools came to', async () => {
  const exits = [true, false].map((successful) => ({
    edgeId: String(successful),
    target: successful ? 'good' : 'bad',
    condition: { label: null, type: 'result' as const, successful },
  }));
  expect((await chooseExit(exits, { ...facts, toolsSucceeded: false }))?.target).toBe('bad');
  expect(await chooseExit(exits, facts)).toBeUndefined();
});
