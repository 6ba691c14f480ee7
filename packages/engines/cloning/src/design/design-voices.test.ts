import { definitionOf } from '@mynah/engine-spec';
import { voiceDefinition } from '@mynah/engine-spec/voice-definition';
import { describe, expect, test } from 'vitest';
import { mixVoices } from './blend.ts';
import { designVoices } from './design-voices.ts';

const design = (description: string, seed = 1) =>
  designVoices({ kind: 'design', description, seed }, () => 0);
const remix = (voice: string, description: string) =>
  designVoices({ kind: 'design', description, seed: 1, remix: definitionOf(voice) }, () => 0);
const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const pitch = (description: string) => mean(design(description).map(({ traits }) => traits.pitchHz));
const pace = (description: string) => mean(design(description).map(({ definition }) => definition.pace));

describe('a voice from words', () => {
  test('three that differ, the same for the same seed, others for another', () => {
    const voices = design('a warm woman');
    expect(voices).toHaveLength(3);
    expect(new Set(voices.map(({ definition }) => definition.timbre.voices[0]!.voice)).size).toBe(3);
    expect(design('a warm woman')).toEqual(voices);
    expect(design('a warm woman', 2)).not.toEqual(voices);
    for (const { definition } of voices) expect(voiceDefinition.safeParse(definition).success).toBe(true);
  });

  test.each([
    ['an old British man', { gender: 'male', age: 'old', accent: 'british' }],
    ['A young American woman, 25 years old', { gender: 'female', age: 'young', accent: 'american' }],
    ['grandmother with a French accent', { gender: 'female', age: 'old', accent: 'standard' }],
    ['a 45-year-old gentleman from London', { gender: 'male', age: 'middle_aged', accent: 'british' }],
    ['not a man but a woman', { gender: 'female' }],
  ])('%s', (description, traits) => {
    for (const voice of design(description)) expect(voice.traits).toMatchObject(traits);
  });

  test('pitch, pace, melody and color go where the words say', () => {
    expect(pitch('a deep male voice')).toBeLessThan(pitch('a male voice') * 0.9);
    expect(pitch('a very deep male voice')).toBeLessThan(pitch('a deep male voice'));
    expect(pitch('a high-pitched woman')).toBeGreaterThan(pitch('a woman') * 1.1);
    expect(pace('a man who speaks very slowly')).toBeLessThan(pace('a man') * 0.9);
    expect(pace('a fast-talking man')).toBeGreaterThan(pace('a man') * 1.08);
    const [calm, excited] = ['a calm woman', 'an excited woman'].map((text) => design(text)[0]!.definition);
    expect(calm!.pitchRange).toBeLessThan(excited!.pitchRange);
    const [dark, bright] = ['a warm man', 'a bright man'].map((text) => design(text)[0]!.definition);
    expect(dark!.spectrumDb![100]).toBeLessThan(0);
    expect(bright!.spectrumDb![100]).toBeGreaterThan(0);
  });

  test('what cannot be had is named', () => {
    expect(design('a raspy Australian man')[0]!.traits.ignored).toEqual(['raspy', 'australian']);
  });
});

describe('a remix', () => {
  test('changes what is said and keeps the rest', () => {
    const before = definitionOf('af_heart');
    for (const { definition, traits } of remix('af_heart', 'older, deeper, British')) {
      expect(traits).toMatchObject({ gender: 'female', age: 'old', accent: 'british' });
      expect(traits.pitchHz).toBeLessThan(185);
      expect(definition.timbre.voices.some(({ voice }) => voice === 'af_heart')).toBe(true);
    }
    for (const { definition } of remix('af_heart', 'slower')) {
      expect(definition.prosody).toEqual(before.prosody);
      expect(definition.pace).toBeLessThan(0.9);
      expect(definition.pitchRatio).toBeCloseTo(1, 1);
    }
  });
});

describe('a mix', () => {
  test('lies between, nearer to the heavier', () => {
    const voices = [
      { definition: definitionOf('af_heart'), weight: 3 },
      { definition: definitionOf('am_michael'), weight: 1 },
    ];
    expect(mixVoices(voices).timbre.voices).toEqual([
      { voice: 'af_heart', weight: 0.75 },
      { voice: 'am_michael', weight: 0.25 },
    ]);
    expect(mixVoices([voices[0]!])).toEqual(definitionOf('af_heart'));
  });
});
