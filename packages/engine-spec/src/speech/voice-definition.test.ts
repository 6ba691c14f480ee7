import { describe, expect, test } from 'vitest';
import { voiceDefinition } from './voice-definition.schema.ts';
import { definitionOf, leadingVoice } from './voice-definition.ts';

describe('a voice definition', () => {
  test('of a stock voice stands, and leans on it', () => {
    const definition = definitionOf('af_heart');
    expect(voiceDefinition.parse(JSON.parse(JSON.stringify(definition)))).toEqual(definition);
    expect(leadingVoice(definition)).toBe('af_heart');
  });

  test('at its largest is a few kilobytes', () => {
    const row = (length: number) => Array.from({ length }, () => -1.2345);
    const mix = { voices: [{ voice: 'af_heart', weight: 1 }], offset: row(128) };
    const largest = { ...definitionOf('af_heart'), timbre: mix, prosody: mix, spectrumDb: row(129) };
    expect(voiceDefinition.safeParse(largest).success).toBe(true);
    expect(JSON.stringify(largest).length).toBeLessThan(4096);
  });

  test.each([
    ['another version', { version: 2 }],
    ['a weight of nothing', { timbre: { voices: [{ voice: 'af_heart', weight: 0 }] } }],
    ['no voice at all', { prosody: { voices: [] } }],
    ['an offset of the wrong length', { timbre: { voices: [{ voice: 'a', weight: 1 }], offset: [1] } }],
    ['a number that is none', { pitchRatio: Number.NaN }],
    ['a pitch beyond any voice', { pitchRatio: 9 }],
    ['a color beyond any voice', { spectrumDb: Array.from({ length: 129 }, () => 60) }],
    ['a field that nobody knows', { secret: 1 }],
  ])('%s is refused', (_, change) => {
    expect(voiceDefinition.safeParse({ ...definitionOf('af_heart'), ...change }).success).toBe(false);
  });
});
