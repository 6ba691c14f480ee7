import { voiceAges, voiceUseCases } from '@mynah/contract/voices/voice-label-values';
import { kokoroVoices } from '@mynah/engine-kokoro/voices';
import { expect, test } from 'vitest';
import { definitionOfHouseVoice, readHouseVoices } from './house-voice.ts';
import { houseVoiceLines } from './house-voices.data.ts';

const houseVoices = readHouseVoices(houseVoiceLines);

test('each voice has a name of its own, a sound of its own, and labels as all voices have them', () => {
  expect(houseVoices.length).toBeGreaterThanOrEqual(200);
  const packNames = kokoroVoices.map(({ displayName }) => displayName);
  expect(new Set([...packNames, ...houseVoices.map(({ name }) => name)]).size).toBe(
    packNames.length + houseVoices.length,
  );
  const sounds = houseVoices.map((voice) => JSON.stringify(definitionOfHouseVoice(voice)));
  expect(new Set(sounds).size).toBe(houseVoices.length);
  for (const { age, useCase } of houseVoices) {
    expect(voiceAges).toContain(age);
    expect(voiceUseCases).toContain(useCase);
  }
});

test('each is mixed of voices of the packs, and leads with one of its own language', () => {
  const languageOf = new Map(kokoroVoices.map(({ id, language }) => [id, language]));
  for (const voice of houseVoices) {
    const { timbre, prosody, pitchRatio, pace } = definitionOfHouseVoice(voice);
    for (const share of [...timbre.voices, ...prosody.voices]) {
      expect(languageOf.has(share.voice)).toBe(true);
      expect(share.weight).toBeGreaterThan(0);
    }
    expect(languageOf.get(prosody.voices[0]!.voice)).toBe(voice.language);
    expect(pitchRatio * pace).toBeGreaterThan(0);
  }
});

test('every language of the packs has women and men of every age', () => {
  for (const { language } of kokoroVoices) {
    const here = houseVoices.filter((voice) => voice.language === language);
    expect(new Set(here.map(({ gender }) => gender))).toEqual(new Set(['female', 'male']));
    expect(new Set(here.map(({ age }) => age))).toEqual(new Set(voiceAges));
  }
});
