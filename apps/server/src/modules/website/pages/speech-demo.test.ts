import { expect, test } from 'vitest';
import type { SiteContext } from '../site-context.ts';
import type { OfferedVoice } from '../speech/index.ts';
import { speechDemo } from './speech-demo.ts';

const voice = (id: string): OfferedVoice => ({
  id,
  name: id.toUpperCase(),
  description: '',
  color: 1,
  text: '</script>',
  isNeural: true,
});
const site = {
  languages: [{ code: 'en', name: 'English', voices: [voice('ava'), voice('ben')] }],
  findVoice: (id: string) => (id === 'zoe' || id === 'ben' ? voice(id) : undefined),
} as unknown as SiteContext;

const optionsOf = (markup: string) =>
  [...(/name="voice">(.*?)<\/select>/s.exec(markup)?.[1] ?? '').matchAll(/value="(\w+)"/g)].map(
    ([, id]) => id,
  );
const demo = (named?: string, code = 'en') =>
  speechDemo(site, { code, voice: named, text: 'Hi', isFixed: true }).markup;

test('[LNG-009] a voice that is named comes first, also one beyond those that are offered; else the first of the language', () => {
  expect(optionsOf(demo('zoe'))).toEqual(['zoe', 'ava', 'ben']);
  expect(optionsOf(demo('ben'))).toEqual(['ben', 'ava']);
  expect(optionsOf(demo('gone'))).toEqual(['ava', 'ben']);
  expect(optionsOf(demo(undefined, 'en-GB'))).toEqual(['ava', 'ben']);
});

test('a language that no voice speaks is said in words, without a tool', () => {
  expect(demo(undefined, 'tlh')).toContain('No voice of this server speaks it right now.');
  expect(demo(undefined, 'tlh')).not.toContain('<form');
});

test('the data of the menus cannot end its element', () => {
  expect(demo().match(/<\/script>/g)).toHaveLength(1);
});
