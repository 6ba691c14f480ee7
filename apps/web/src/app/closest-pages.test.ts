import { expect, it } from 'vitest';
import { closestPages, wordsOfAddress } from '#web/app/closest-pages.ts';
import { pages } from '#web/app/pages.ts';

const titles = (address: string) => closestPages(address, pages).map(({ title }) => title);

it('reads the words of an address', () => {
  expect(wordsOfAddress('/app/voice-labb/12')).toEqual(['voice', 'labb']);
  expect(wordsOfAddress('/app/%zz')).toEqual(['zz']);
});

it('proposes the pages that an address without one may have meant', () => {
  expect(titles('/app/text-to-speach')[0]).toBe('Text to speech');
  expect(titles('/app/speech-synthesis/histry')[0]).toBe('History');
  expect(titles('/app/settings/api-key')[0]).toBe('API keys');
  expect(titles('/app/qqq')).toEqual([]);
});
