import { describe, expect, test } from 'vitest';
import { priceSpeech } from './price-speech.ts';

const own = {};
const shared = (sharedVoiceId: string, rate: number) => ({
  terms: { sharedVoiceId, rate, isModerated: false },
});
const hundred = 'x'.repeat(100);

describe('the price of speech', () => {
  test.each([
    [1, own, 100, []],
    [0.5, own, 50, []],
    [1, shared('a', 2), 200, [{ sharedVoiceId: 'a', characters: 100, credits: 200 }]],
    [0.5, shared('a', 2), 100, [{ sharedVoiceId: 'a', characters: 100, credits: 100 }]],
    // no fraction of the machine makes it 111
    [1, shared('a', 1.1), 110, [{ sharedVoiceId: 'a', characters: 100, credits: 110 }]],
  ])('[VOI-089] a model of rate %d', (rate, voice, credits, uses) => {
    const price = priceSpeech({ rate }, [{ text: hundred, voice }]);
    expect(price.credits).toBe(credits);
    expect(price.costOf(100)).toEqual({ credits, uses });
  });

  test('of lines, and of as much of them as was handed over', () => {
    const lines = [
      { text: hundred, voice: own },
      { text: hundred, voice: shared('a', 3) },
      { text: hundred, voice: shared('b', 0.5) },
      { text: '👋👋', voice: shared('a', 3) },
    ];
    const price = priceSpeech({ rate: 1 }, lines);
    expect(price.credits).toBe(100 + 300 + 50 + 6);
    expect(price.costOf(0)).toEqual({ credits: 0, uses: [] });
    expect(price.costOf(100)).toEqual({ credits: 100, uses: [] });
    expect(price.costOf(110)).toEqual({
      credits: 130,
      uses: [{ sharedVoiceId: 'a', characters: 10, credits: 30 }],
    });
    expect(price.costOf(1000).uses).toEqual([
      { sharedVoiceId: 'a', characters: 102, credits: 306 },
      { sharedVoiceId: 'b', characters: 100, credits: 50 },
    ]);
  });

  test('a text costs one credit at least, nothing costs nothing', () => {
    expect(priceSpeech({ rate: 0.5 }, [{ text: 'a', voice: shared('a', 0.5) }]).credits).toBe(1);
    expect(priceSpeech({ rate: 1 }, [{ text: '', voice: own }]).credits).toBe(0);
  });
});
