import { definitionOf } from '@mynah/engine-spec';
import { expect, test } from 'vitest';
import { readTrainingState, writeTrainingState } from './training-state.ts';

test('what is stored is read again as it was', () => {
  const state = {
    grade: 'professional' as const,
    search: '{"trials":[]}',
    definition: definitionOf('am_michael'),
    instant: definitionOf('af_heart'),
    heldOut: Float32Array.of(0.6, -0.8, 0),
  };
  expect(readTrainingState(writeTrainingState(state))).toEqual(state);
});
