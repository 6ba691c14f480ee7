import { definitionOf, neutralDelivery, type SpeechRequest } from '@mynah/engine-spec';
import { expect, test } from 'vitest';
import { kokoroVoices, spokenVoices } from '../voices.ts';
import { neighborLanguages } from './donor.ts';
import { inLanguage } from './in-language.ts';

const request = (language: string, voice: string): SpeechRequest => ({
  text: 'x',
  language,
  voice,
  delivery: neutralDelivery,
  seed: 1,
  mode: 'whole',
});
const find = (id: string) => spokenVoices.find((voice) => voice.id === id)!;

test.each(neighborLanguages)('[LNG-020] %s has two women and two men of its own', (language) => {
  const own = spokenVoices.filter(({ languages }) => languages[0] === language);
  expect(own.map(({ labels }) => labels.gender)).toEqual(['female', 'female', 'male', 'male']);
});

test('[LNG-021] every language of the extended list has a voice', () => {
  const all =
    'en zh es hi pt fr de ja ar ru ko id it nl tr pl sv fil ms ro uk el cs da fi bg hr sk ta hu no vi'.split(
      ' ',
    );
  const spoken = new Set(spokenVoices.map(({ languages }) => languages[0]));
  expect(all.filter((language) => !spoken.has(language))).toEqual([]);
});

test('ids and names are each somebody’s own, and the halves are voices of the pack', () => {
  expect(new Set(spokenVoices.map(({ id }) => id)).size).toBe(spokenVoices.length);
  expect(new Set(spokenVoices.map(({ displayName }) => displayName)).size).toBe(spokenVoices.length);
  const pack = new Set(kokoroVoices.map(({ id }) => id));
  for (const { definition } of spokenVoices)
    for (const { voice } of [...(definition?.timbre.voices ?? []), ...(definition?.prosody.voices ?? [])])
      expect(pack).toContain(voice);
});

test('a voice in its own language, and in one that the model was taught, is left as it is', () => {
  const english = request('en-US', 'af_heart');
  expect(inLanguage(english, find('af_heart'))).toBe(english);
  expect(inLanguage(request('de-DE', 'de_woman_1'), find('de_woman_1')).definition).toEqual(
    find('de_woman_1').definition,
  );
});

test('another voice keeps half of its timbre and its pitch, and takes the prosody of a donor of its gender', () => {
  const { definition } = inLanguage(request('de-DE', 'af_heart'), find('af_heart'));
  expect(definition?.prosody.voices).toEqual([{ voice: 'pf_dora', weight: 1 }]);
  expect(definition?.timbre.voices).toEqual([
    { voice: 'af_heart', weight: 0.5 },
    { voice: 'pf_dora', weight: 0.5 },
  ]);
  expect(definition?.pitchRatio).toBeCloseTo(197 / 178, 2);
  expect(inLanguage(request('tl', 'am_adam'), find('am_adam')).definition?.prosody.voices[0]?.voice).toBe(
    'im_nicola',
  );
});

test('a clone of a Romance sound keeps all of it, with its color and pitch', () => {
  const clone = { ...definitionOf('ef_dora'), pitchRatio: 1.2, spectrumDb: [1, 2] };
  const spoken = inLanguage({ ...request('pl-PL', 'ef_dora'), definition: clone }, find('ef_dora'))
    .definition!;
  expect(spoken.timbre.voices).toEqual([{ voice: 'ef_dora', weight: 1 }]);
  expect(spoken.spectrumDb).toEqual([1, 2]);
  expect(spoken.pitchRatio).toBeCloseTo((1.2 * 172) / 178, 2);
});
