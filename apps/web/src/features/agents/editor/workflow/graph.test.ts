import { agentWorkflow } from '@mynah/contract/agents/config/workflow';
import { expect, it } from 'vitest';
import {
  firstWorkflow,
  graphOf,
  withEdge,
  withNode,
  withoutNode,
} from '#web/features/agents/editor/workflow/graph.ts';

const empty = agentWorkflow.parse({});

it('[AGT-007] begins with a start, a task and an end that the API takes', () => {
  const workflow = firstWorkflow(empty);
  expect(agentWorkflow.parse(workflow)).toEqual(workflow);
  expect(Object.values(workflow.nodes).map(({ type }) => type)).toEqual(['start', 'override_agent', 'end']);
  expect(Object.keys(workflow.edges)).toHaveLength(2);
});

it('takes every kind of step, each after the one that is chosen, none after an end', () => {
  let workflow = firstWorkflow(empty);
  for (const type of ['tool', 'standalone_agent', 'end'] as const) {
    [workflow] = withNode(workflow, type, Object.keys(workflow.nodes)[1]);
  }
  expect(agentWorkflow.parse(workflow)).toEqual(workflow);
  expect(Object.keys(workflow.edges)).toHaveLength(5);
  const end = Object.entries(workflow.nodes).find(([, { type }]) => type === 'end')?.[0];
  expect(Object.keys(withNode(workflow, 'tool', end)[0].edges)).toHaveLength(5);
});

it('joins two steps once, never a step with itself, and nothing leads to the start', () => {
  const workflow = firstWorkflow(empty);
  const [start = '', task = ''] = Object.keys(workflow.nodes);
  expect(withEdge(workflow, start, task)).toBe(workflow);
  expect(withEdge(workflow, task, task)).toBe(workflow);
  expect(withEdge(workflow, task, start)).toBe(workflow);
});

it('removes what led to a step with the step', () => {
  const workflow = firstWorkflow(empty);
  const [, task = ''] = Object.keys(workflow.nodes);
  const left = withoutNode(workflow, task);
  expect(Object.keys(left.edges)).toEqual([]);
  expect(graphOf(left, undefined).nodes).toHaveLength(2);
});
