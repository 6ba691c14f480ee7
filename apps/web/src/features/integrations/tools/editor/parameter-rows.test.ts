import { expect, test } from 'vitest';
import {
  areValid,
  constantOf,
  nameFault,
  newProperty,
  newRow,
  parametersOf,
  pathParametersOf,
  rowsOf,
  sourceOf,
  withSource,
} from '#web/features/integrations/tools/editor/parameter-rows.ts';

const order = newProperty('string', 'The order');
const given = {
  properties: { order_id: order, note: newProperty('object', 'A note') },
  required: ['order_id'],
};

test('[AGT-020] parameters are edited as rows and come back as they were', () => {
  expect(parametersOf(rowsOf(given))).toEqual(given);
});

test('[AGT-020] a name that is missing or there already is no parameter yet', () => {
  const rows = rowsOf(given);
  expect(areValid(rows)).toBe(true);
  const unnamed = newRow();
  expect(nameFault([...rows, unnamed], unnamed)).toBe('missing');
  const double = { ...newRow(), name: 'note' };
  expect(nameFault([...rows, double], double)).toBe('taken');
  expect(areValid([...rows, double])).toBe(false);
});

test('[AGT-020] a value comes from the agent, is fixed, is a variable, or is left out; another source forgets the last', () => {
  expect(sourceOf(order)).toBe('agent');
  for (const source of ['constant', 'variable', 'nobody', 'agent'] as const)
    expect(sourceOf(withSource(withSource(order, 'variable'), source))).toBe(source);
  expect(constantOf('integer', '1.5')).toBeUndefined();
  expect(constantOf('number', '1.5')).toBe(1.5);
  expect(constantOf('boolean', 'false')).toBe(false);
});

test('[AGT-020] the address names its parameters, and what was said of them stays', () => {
  const said = { ...pathParametersOf('/{id}', {}).id!, description: 'The id' };
  expect(pathParametersOf('https://x.example/{id}/{part}/{id}', { id: said, gone: said })).toMatchObject({
    id: { description: 'The id' },
    part: { description: '' },
  });
});
