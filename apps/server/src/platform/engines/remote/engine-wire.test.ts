import { definitionOf, neutralDelivery } from '@mynah/engine-spec';
import { describe, expect, test } from 'vitest';
import { speakOrder } from './engine-wire.ts';

const order = (definition: unknown) => ({
  engine: 'kokoro',
  caller: 'w1',
  request: {
    ...{ text: 'Hello.', language: 'en-US', voice: 'af_heart', definition },
    ...{ delivery: neutralDelivery, seed: 1, mode: 'whole' },
  },
});

describe('an order for another machine', () => {
  test('takes a voice of the user along, number by number', () => {
    const definition = { ...definitionOf('af_heart'), spectrumDb: Array.from({ length: 129 }, () => 0.5) };
    const read = speakOrder.parse(JSON.parse(JSON.stringify(order(definition))));
    expect(read.request.definition).toEqual(definition);
  });

  test('with a voice that could break the engine is refused', () => {
    const broken = { ...definitionOf('af_heart'), pace: 100 };
    expect(speakOrder.safeParse(order(broken)).success).toBe(false);
  });
});
