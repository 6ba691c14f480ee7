import { expect, test } from 'vitest';
import {
  blankTest,
  faultOf,
  readVariables,
  spoken,
  testOfTurn,
  variablesText,
} from '#web/features/agents/editor/tabs/tests/test-draft.ts';

test('a test says what is missing until it can decide something', () => {
  const draft = blankTest('llm');
  expect(faultOf(draft)).toBe('nameMissing');
  const named = { ...draft, name: 'Hours' };
  expect(faultOf(named)).toBe('lastMissing');
  const asked = { ...named, chat_history: [spoken('user', 'When are you open?')] };
  expect(faultOf(asked)).toBe('conditionMissing');
  expect(faultOf({ ...asked, success_condition: 'Says when' } as typeof asked)).toBeUndefined();
  expect(faultOf(blankTest('tool', asked))).toBe('toolMissing');
  expect(faultOf(blankTest('simulation', asked))).toBe('scenarioMissing');
});

test('another kind keeps the name, the conversation and the variables', () => {
  const former = { ...blankTest('llm'), name: 'Hours', dynamic_variables: { city: 'Rome' } };
  expect(blankTest('simulation', former)).toMatchObject({
    type: 'simulation',
    name: 'Hours',
    dynamic_variables: { city: 'Rome' },
  });
});

test('variables are written one a line, and read back', () => {
  expect(readVariables(['city = Rome', 'no value', ' link = a=b '])).toEqual({ city: 'Rome', link: 'a=b' });
  expect(variablesText({ city: 'Rome', guests: 3 })).toBe('city = Rome\nguests = 3');
});

test('what was said makes a test that it passes by its own words', () => {
  const history = [spoken('agent', 'Hello'), spoken('user', 'When?')];
  const made = testOfTurn({ history, answer: 'At nine.' }, 'Hours');
  expect(made).toMatchObject({
    type: 'llm',
    chat_history: history,
    success_examples: [{ type: 'success', response: 'At nine.' }],
  });
  expect(faultOf(made)).toBeUndefined();
});
