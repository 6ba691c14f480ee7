import { expect, it } from 'vitest';
import { allowedLink } from './links.ts';
import { readBlocks, readSpans, withoutAudioTags } from './markdown.ts';

it('finds paragraphs, lists, quotes, code and tables', () => {
  const text =
    '# Hours\nOpen *daily*.\n\n1. One\n2. Two\n   goes on\n\n- a\n- b\n\n> said\n\n```js\nlet a = 1;\n```\n| a | b |\n|---|---|\n| 1 | 2 |\n\n---';
  expect(readBlocks(text)).toEqual([
    { kind: 'heading', text: 'Hours' },
    { kind: 'paragraph', text: 'Open *daily*.' },
    { kind: 'list', isOrdered: true, start: 1, items: ['One', 'Two\ngoes on'] },
    { kind: 'list', isOrdered: false, start: 1, items: ['a', 'b'] },
    { kind: 'quote', text: 'said' },
    { kind: 'code', text: 'let a = 1;', language: 'js' },
    { kind: 'table', head: ['a', 'b'], rows: [['1', '2']] },
    { kind: 'rule' },
  ]);
});

it('takes what is still being written as far as it goes', () => {
  expect(readBlocks('```\nhalf')).toEqual([{ kind: 'code', text: 'half', language: '' }]);
  expect(readSpans('a **b')).toEqual([{ kind: 'text', text: 'a **b' }]);
});

it('finds what is strong, slanted, code or a link, and leaves words with underscores alone', () => {
  expect(readSpans('**a** _b_ `c*d*` snake_case_name 2 * 3 * 4')).toEqual([
    { kind: 'strong', text: 'a' },
    { kind: 'text', text: ' ' },
    { kind: 'emphasis', text: 'b' },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'c*d*' },
    { kind: 'text', text: ' snake_case_name 2 * 3 * 4' },
  ]);
  expect(readSpans('See [us](https://a.example/x) or https://b.example/y.')).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'link', text: 'us', address: 'https://a.example/x' },
    { kind: 'text', text: ' or ' },
    { kind: 'link', text: 'https://b.example/y', address: 'https://b.example/y' },
    { kind: 'text', text: '.' },
  ]);
});

it('reads a hostile text in no time', () => {
  expect(readSpans('*'.repeat(20_000)).length).toBeGreaterThan(0);
  expect(readBlocks('|'.repeat(20_000)).length).toBe(1);
  expect(readSpans('['.repeat(20_000)).length).toBe(1);
});

it('leaves out what only the voice needs', () => {
  expect(withoutAudioTags('[laughs] Well, [very softly] yes. [us](https://a.example)')).toBe(
    'Well, yes. [us](https://a.example)',
  );
});

const rules = (hosts: string[], more = {}) => ({
  markdown_link_allowed_hosts: hosts.map((hostname) => ({ hostname })),
  markdown_link_include_www: true,
  markdown_link_allow_http: true,
  ...more,
});

it.each([
  ['https://a.example/', [], false],
  ['https://a.example/', ['*'], true],
  ['javascript:alert(1)', ['*'], false],
  ['/relative', ['*'], false],
  ['https://www.a.example/', ['a.example'], true],
  ['https://evil-a.example/', ['a.example'], false],
  ['https://b.a.example/', ['*.a.example'], true],
  ['https://a.example:8443/', ['a.example:8443'], true],
] as const)('%s with %j: %s', (address, hosts, expected) => {
  expect(allowedLink(address, rules([...hosts])) !== undefined).toBe(expected);
});

it('links by http, and to www, only where that is allowed', () => {
  const strict = rules(['a.example'], { markdown_link_allow_http: false, markdown_link_include_www: false });
  expect(allowedLink('http://a.example/', strict)).toBeUndefined();
  expect(allowedLink('https://www.a.example/', strict)).toBeUndefined();
  expect(allowedLink('https://a.example/', strict)).toBe('https://a.example/');
});
