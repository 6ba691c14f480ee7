import { expect, it } from 'vitest';
import {
  type DubOrder,
  faultOf,
  formOf,
  isComplete,
  orderedSeconds,
  usualOrder,
} from '#web/features/dubbing/making/dub-order.ts';

const file = new File(['film'], 'Holiday in Rome.mp4');
const order = (more: Partial<DubOrder>): DubOrder => ({
  ...usualOrder,
  file,
  targetLanguage: 'de',
  hasConsent: true,
  ...more,
});

it('[DUB-001] needs a film or an address, a language, and consent where voices are cloned', () => {
  expect(isComplete(order({}))).toBe(true);
  expect(isComplete(order({ file: undefined }))).toBe(false);
  expect(isComplete(order({ hasConsent: false }))).toBe(false);
  expect(isComplete(order({ hasConsent: false, voices: 'library' }))).toBe(true);
  expect(isComplete(order({ targetLanguage: '' }))).toBe(false);
  expect(isComplete(order({ from: 'address', address: 'no address' }))).toBe(false);
  expect(isComplete(order({ from: 'address', address: 'https://example.com/film.mp4' }))).toBe(true);
});

it('needs the translation where somebody brings their own: a table, or captions in both languages', () => {
  const captions = new File(['1'], 'a.srt');
  expect(isComplete(order({ translation: 'mine' }))).toBe(false);
  expect(isComplete(order({ translation: 'mine', targetCaptions: captions }))).toBe(false);
  const mine = { translation: 'mine', sourceCaptions: captions, targetCaptions: captions } as const;
  expect(isComplete(order({ ...mine, sourceLanguage: 'en' }))).toBe(true);
  // nothing is heard of its source
  expect(faultOf(order(mine))).toBe('sourceUnnamed');
  expect(formOf(order({ translation: 'mine', csv: captions }))).toMatchObject({
    mode: 'manual',
    csv_file: captions,
  });
  expect(formOf(order({ csv: captions }))).toMatchObject({ mode: 'automatic', csv_file: undefined });
});

it('takes a part by seconds or by the clock, and says when it is none', () => {
  const part = { isPart: true, partStart: '1:30', partEnd: '120.2' };
  expect(formOf(order(part))).toMatchObject({ start_time: 90, end_time: 121 });
  expect(orderedSeconds(order(part), 300)).toBe(31);
  expect(orderedSeconds(order({ isPart: true, partStart: '60' }), 300)).toBe(240);
  expect(orderedSeconds(order({}), undefined)).toBeUndefined();
  expect(faultOf(order({ ...part, partEnd: '1:00' }))).toBe('partFault');
  expect(faultOf(order({ ...part, partEnd: 'soon' }))).toBe('partFault');
  expect(formOf(order({ ...part, isPart: false })).start_time).toBeUndefined();
});

it('is called as its file is, and goes into another language than its own', () => {
  expect(formOf(order({})).name).toBe('Holiday in Rome');
  expect(formOf(order({ name: ' Rome ' })).name).toBe('Rome');
  expect(faultOf(order({ sourceLanguage: 'de' }))).toBe('sameLanguage');
});
