import { expect, test } from 'vitest';
import { drawCaptchaText } from './captcha-text.ts';
import { captchaSentences } from './captcha-texts.ts';
import { compareTexts, lettersOf } from './compare-texts.ts';

test('letters are what sounds: case, accents, signs and spaces do not count', () => {
  expect(lettersOf('  Ça va, “Élise”?  ').join('')).toBe('cavaelise');
  expect(lettersOf('ＡＢ12!').join('')).toBe('ab12');
});

test('small errors of a recognizer pass, other words and silence do not', () => {
  const text = 'The kettle was still warm when we came home from the garden.';
  expect(compareTexts(text, text)).toEqual({ distance: 0, isSame: true });
  const misheard = 'the kettles was still worm, when he came home from a garden';
  expect(compareTexts(text, misheard)).toMatchObject({ isSame: true });
  expect(compareTexts(text, 'A small boat drifted past the lighthouse in the fog.').isSame).toBe(false);
  expect(compareTexts(text, 'The kettle was still warm.').isSame).toBe(false);
  expect(compareTexts(text, '').isSame).toBe(false);
  expect(compareTexts(text, '...').isSame).toBe(false);
});

test('no text of a language is taken for another of it, though one of its sentences be the same', () => {
  for (const [language, all] of Object.entries(captchaSentences)) {
    const sentences = all.slice(0, 5);
    const texts = sentences.flatMap((one) => sentences.filter((two) => two !== one).map((two) => one + two));
    for (const [index, one] of texts.entries()) {
      for (const two of texts.slice(index + 1)) {
        expect(compareTexts(one, two).isSame, `${language}: ${one} ${two}`).toBe(false);
      }
    }
  }
});

test('[VOI-038] a text is in the language of the voice where that is understood, and never the last one', () => {
  const heard = ['en', 'de', 'mi'];
  expect(drawCaptchaText('de-AT', { heard })).toMatchObject({ language: 'de' });
  // no sentences, nobody to understand them
  for (const language of ['mi', 'fr', '']) expect(drawCaptchaText(language, { heard }).language).toBe('en');
  let before = drawCaptchaText('en', { heard }).text;
  for (let round = 0; round < 200; round++) {
    const { text } = drawCaptchaText('en', { heard, before });
    expect(text).not.toBe(before);
    before = text;
  }
});
