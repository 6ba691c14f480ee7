import { expressionNode } from '@mynah/contract/agents/config/expressions';
import { expect, test } from 'vitest';
import { evaluateExpression } from './evaluate-expression.ts';

const text = (value: string) => ({ type: 'string_literal', value }) as const;
const number = (value: number) => ({ type: 'number_literal', value }) as const;
const variable = (name: string) => ({ type: 'dynamic_variable', name }) as const;
const of = (type: string, left: unknown, right: unknown) => expressionNode.parse({ type, left, right });

const computed = (node: unknown, variables: Record<string, unknown> = {}, extracted: unknown = null) =>
  evaluateExpression(expressionNode.parse(node), { variables, extract: async () => extracted });

test.each([
  [of('eq_operator', variable('plan'), text('pro')), { plan: 'pro' }, true],
  [of('eq_operator', variable('count'), number(3)), { count: '3' }, true],
  [of('eq_operator', variable('gone'), text('')), {}, false],
  [of('neq_operator', variable('plan'), text('pro')), { plan: 'free' }, true],
  [of('gt_operator', variable('age'), number(17)), { age: '18' }, true],
  [of('lte_operator', number(2), variable('word')), { word: 'many' }, null],
  [of('add_operator', number(2), number(3)), {}, 5],
  [of('add_operator', text('a'), number(3)), {}, 'a3'],
  [of('div_operator', number(1), number(0)), {}, null],
])('%j with %j is %j', async (node, variables, expected) => {
  expect(await computed(node, variables)).toBe(expected);
});

test('and and or look no further than they must', async () => {
  const asked: string[] = [];
  const extract = async (node: { type: 'llm' }) => {
    asked.push(JSON.stringify(node));
    return true;
  };
  const model = { type: 'llm', prompt: 'Is it urgent?' };
  const either = { type: 'or_operator', children: [{ type: 'boolean_literal', value: true }, model] };
  const both = { type: 'and_operator', children: [{ type: 'boolean_literal', value: false }, model] };
  expect(await evaluateExpression(expressionNode.parse(either), { variables: {}, extract })).toBe(true);
  expect(await evaluateExpression(expressionNode.parse(both), { variables: {}, extract })).toBe(false);
  expect(asked).toEqual([]);
});

test('a condition chooses between two values', async () => {
  const node = {
    type: 'conditional_operator',
    condition: of('eq_operator', variable('vip'), { type: 'boolean_literal', value: true }),
    trueExpression: text('front'),
    falseExpression: text('back'),
  };
  expect(await computed(node, { vip: 'true' })).toBe('front');
  expect(await computed(node, { vip: 'no' })).toBe('back');
});

test('a value that a model reads out of the conversation counts as any', async () => {
  const node = of(
    'eq_operator',
    { type: 'llm', value_schema: { type: 'string', description: 'City' } },
    text('Rome'),
  );
  expect(await computed(node, {}, 'Rome')).toBe(true);
  expect(await computed(node, {}, null)).toBe(false);
});
