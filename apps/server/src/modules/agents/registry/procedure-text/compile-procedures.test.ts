import type { ProcedureText } from '@mynah/contract/agents/registry/procedures';
import { expect, test } from 'vitest';
import { checkProcedures } from './check-procedures.ts';
import { compileProcedures } from './compile-procedures.ts';
import { deriveTrigger } from './read-references.ts';

const written = (given: Partial<ProcedureText>): ProcedureText => ({
  name: 'Refund',
  content: 'Ask for the order.',
  type: 'free_form',
  trigger: 'The caller wants money back',
  folder_parent_id: null,
  ...given,
});

const ways = (procedures: Record<string, ProcedureText>) =>
  Object.values(compileProcedures(procedures).edges).map(
    ({ source, target, forward_condition: condition }) => [
      source,
      target,
      condition?.type === 'llm' ? condition.condition : condition?.type,
    ],
  );

test('a procedure in free form is one step, entered when its trigger holds and left for the desk', () => {
  const content = 'Fill the [form](tool:tool_1) by the [rules](kb:doc_1) for {{name}}.';
  const { nodes } = compileProcedures({ a: written({ content }) });
  expect(nodes.a_1).toMatchObject({
    label: 'Refund',
    additional_prompt: 'Fill the form by the rules for {{name}}.',
    additional_tool_ids: ['tool_1'],
    additional_knowledge_base: [{ id: 'doc_1', name: 'rules' }],
  });
  expect(ways({ a: written({}) })).toEqual([
    ['start', 'desk', 'unconditional'],
    ['a_1', 'desk', '“Refund” is done, or the caller wants something else'],
    ['desk', 'a_1', 'The caller wants money back'],
  ]);
});

test('numbered steps follow one another; one that begins with “if” is taken where that holds', () => {
  const content =
    '# Refund\nBe kind.\n1. Ask for the order.\n2. If it is lost, apologize.\n3. Pay.\n4. End the call.';
  const procedures = { a: written({ type: 'deterministic', content }) };
  expect(ways(procedures).slice(1)).toEqual([
    ['a_1', 'a_2', 'it is lost'],
    ['a_1', 'a_3', 'This step is done, and what the other ways ask for does not hold'],
    ['a_2', 'a_3', 'This step is done'],
    ['a_3', 'a_4', 'This step is done'],
    ['desk', 'a_1', 'The caller wants money back'],
  ]);
  const { nodes } = compileProcedures(procedures);
  expect(nodes.a_4?.type).toBe('end');
  expect(nodes.a_2).toMatchObject({ additional_prompt: '# Refund\nBe kind.\n\napologize.' });
});

test('a procedure without a trigger is entered only where another names it', () => {
  const content = 'Then go on with [payment](procedure:b).';
  const all = { a: written({ content }), b: written({ name: 'Payment', trigger: '' }) };
  const into = ways(all).filter(([, target]) => target === 'b_1');
  expect(into).toEqual([['a_1', 'b_1', 'The instructions say to go on with “Payment”']]);
});

test('says what is wrong with which procedure', () => {
  expect(
    checkProcedures({
      a: written({ type: 'deterministic', content: 'No steps' }),
      b: written({ name: '', content: 'Go to [it](procedure:gone)' }),
      c: written({}),
    }),
  ).toEqual({
    a: [{ path: 'steps', message: expect.any(String) }],
    b: [
      { path: 'name', message: 'Field required' },
      { path: 'content', message: expect.stringContaining('gone') },
    ],
  });
});

test('a trigger that nobody gave is read out of the text', () => {
  expect(deriveTrigger('Refund', '# Refund\nUse this when the caller is angry. Be kind.')).toBe(
    'Use this when the caller is angry',
  );
  expect(deriveTrigger('Refund', 'Be kind.')).toBe('The caller needs: Refund');
});
