import { expect, it } from 'vitest';
import { linksIn, textParts } from '#web/features/outbox/mail-links.ts';

it('finds the links of a mail, without what ends the sentence', () => {
  const text = 'Open:\nhttps://voice.example/app?a=1&b=2\n\nOr (see http://voice.example/help).';
  expect(linksIn(text)).toEqual(['https://voice.example/app?a=1&b=2', 'http://voice.example/help']);
  expect(textParts(text)).toEqual([
    { text: 'Open:\n', isLink: false },
    { text: 'https://voice.example/app?a=1&b=2', isLink: true },
    { text: '\n\nOr (see ', isLink: false },
    { text: 'http://voice.example/help', isLink: true },
    { text: ').', isLink: false },
  ]);
});

it('makes no link of what is none', () => {
  expect(linksIn('javascript:alert(1) and ftp://voice.example and https://')).toEqual([]);
  expect(textParts('Nothing here.')).toEqual([{ text: 'Nothing here.', isLink: false }]);
});
