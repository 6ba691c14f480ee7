import { describe, expect, test } from 'vitest';
import { compilePronunciations, type PronunciationRule } from './markup/pronunciations/index.ts';
import { planSpeech } from './plan-speech.ts';
import type { PlanOptions, SpeechPlan, SpeechSegment } from './speech-plan.ts';
import { SpeechTextBuffer } from './stream/speech-text-buffer.ts';

/** Where a plan breaks its promises; empty for a sound one. */
function findFlaws({ segments, warnings }: SpeechPlan, source: string): string[] {
  const flaws: string[] = [];
  const check = (holds: boolean, flaw: string) => {
    if (!holds) flaws.push(flaw);
  };
  let at = 0;
  for (const segment of segments) {
    const { text, sourceMap, sourceStart, sourceEnd } = segment;
    check(sourceStart === at && sourceEnd >= at, `tiling at ${sourceStart}`);
    at = sourceEnd;
    check(text.length > 0 && text.length <= 400 && text === text.trim(), `length ${text.length}`);
    check(
      !/\p{Cs}|\p{Cc}|\p{Extended_Pictographic}(?<![©®™])/u.test(withoutFixed(segment)),
      `unspeakable in ${JSON.stringify(text)}`,
    );
    check(sourceMap.length === text.length + 1, 'map length');
    check(sourceMap[0]! >= sourceStart && sourceMap[text.length]! <= sourceEnd, 'map outside the segment');
    check(isMonotone(sourceMap), `map of ${JSON.stringify(text)}`);
    check(segment.pauseAfterMs >= 0 && segment.pauseBeforeMs >= 0, 'pause');
    check(
      segment.phonemes.every(({ start, end }) => start < end && end <= text.length),
      'phonemes',
    );
  }
  check(segments.length === 0 || at === source.length, 'end of the tiling');
  check(
    segments.length > 0 || warnings.some(({ code }) => code === 'nothing_to_speak'),
    'silent without warning',
  );
  return flaws;
}

/** What has a sound of its own is spoken, whatever it is written with. */
const withoutFixed = ({ text, phonemes }: SpeechSegment): string =>
  phonemes.reduceRight((kept, { start, end }) => kept.slice(0, start) + kept.slice(end), text);

function isMonotone(map: Uint32Array): boolean {
  return map.every((offset, index) => index === 0 || offset >= map[index - 1]!);
}

function expectSound(plan: SpeechPlan, source: string): void {
  expect(findFlaws(plan, source)).toEqual([]);
}

/** Repeatable noise. */
function randomizer(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const scraps = [
  'Hello',
  'world',
  ' ',
  ' ',
  ' ',
  '\n',
  '\n\n',
  '. ',
  ', ',
  '! ',
  '? ',
  '…',
  '"',
  '“',
  '”',
  '(',
  ')',
  '[',
  ']',
  '[laughs]',
  '[pause]',
  '<',
  '>',
  '<break time="1s"/>',
  '<phoneme alphabet="ipa" ph="həˈloʊ">hello</phoneme>',
  '<phoneme',
  '</speak>',
  '&amp;',
  '&#x1F600;',
  '&',
  '$5.99',
  '3/4',
  '12/25/2024',
  '10:30 pm',
  '1,234.5',
  '20%',
  '-',
  '–',
  'Dr.',
  'e.g.',
  'NASA',
  'FBI',
  'a@b.com',
  'https://x.y/z?q=1',
  '#tag',
  'v1.2.3',
  '1990s',
  'Louis XIV',
  '😀',
  '👨‍👩‍👧',
  '🇧🇷',
  '1️⃣',
  '\ud83d',
  '\ude00',
  '\u200d',
  '\u202e',
  '\u0000',
  'e\u0301',
  'Z̸̢̛a̷l̶g̴o',
  '日本語',
  '2024年3月5日',
  '3本',
  '你好。',
  'नमस्ते।',
  '१२३',
  'Привет',
  'مرحبا',
  'שלום',
  '안녕',
  'ᚠᚢ',
  '𝓗𝓲',
  'Ⅳ',
  '½',
  '①',
  'ﬁ',
  '℃',
  '5 km/h',
  '+1 555 123 4567',
  'x'.repeat(60),
  '٣',
  '\ufeff',
  'İ',
  'ß',
];

const modes: readonly PlanOptions[] = [
  { normalization: 'auto', ssml: true },
  { normalization: 'on', ssml: false },
  { normalization: 'off', ssml: true },
  ...['en', 'en-GB', 'es', 'fr', 'it', 'pt-BR', 'hi', 'ja', 'zh', 'de', 'xx'].map(
    (language) => ({ normalization: 'auto', ssml: true, language }) as const,
  ),
];

describe('any text', () => {
  test.each(modes)('is planned soundly with %o', (options) => {
    const random = randomizer(7);
    for (let round = 0; round < 30; round += 1) {
      const source = Array.from({ length: random(40) }, () => scraps[random(scraps.length)]!).join('');
      expectSound(planSpeech(source, options), source);
    }
  });

  test('with pronunciation rules too', () => {
    const random = randomizer(11);
    const rules: PronunciationRule[] = scraps.slice(0, 60).map((find, index) => ({
      find,
      caseSensitive: index % 2 === 0,
      wordBoundaries: index % 4 !== 1,
      replacement:
        index % 3 === 0
          ? ({ kind: 'phoneme', phoneme: 'həˈloʊ', alphabet: 'ipa' } as const)
          : ({ kind: 'alias', alias: index % 5 === 0 ? '' : `the ${index}th ` } as const),
    }));
    const pronunciations = [
      compilePronunciations(rules.slice(0, 20)),
      compilePronunciations(rules.slice(20)),
    ];
    for (let round = 0; round < 40; round += 1) {
      const source = Array.from({ length: random(40) }, () => scraps[random(scraps.length)]!).join('');
      expectSound(planSpeech(source, { normalization: 'auto', ssml: true, pronunciations }), source);
    }
  });

  test('every word that a rule found points to where it was written', () => {
    const random = randomizer(5);
    const names = ['Ada', 'Bo', 'Çelik', 'Zoë'];
    const rules = names.map(
      (find, index): PronunciationRule => ({
        find,
        caseSensitive: true,
        wordBoundaries: true,
        replacement:
          index % 2 === 0
            ? { kind: 'alias', alias: `name${'x'.repeat(index + 1)}` }
            : { kind: 'phoneme', phoneme: 'a', alphabet: 'ipa' },
      }),
    );
    const pronunciations = [compilePronunciations(rules)];
    const words = [...names, 'walks', '1,000', '$5', 'home.', 'www.bo.com', 'and', '—'];
    for (let round = 0; round < 40; round += 1) {
      const source = Array.from({ length: 30 }, () => words[random(words.length)]!).join(' ');
      const { segments } = planSpeech(source, {
        normalization: 'auto',
        ssml: true,
        language: 'en',
        pronunciations,
      });
      const found = segments.flatMap(({ text, phonemes, sourceMap }) => [
        ...phonemes.map(({ start, end }) => source.slice(sourceMap[start]!, sourceMap[end - 1]! + 1)),
        ...[...text.matchAll(/namex+/g)].map(({ 0: alias, index }) => {
          const written = names.find((name) => source.startsWith(name, sourceMap[index]!));
          return written && rules[names.indexOf(written)]!.replacement.kind === 'alias' ? alias : 'nothing';
        }),
      ]);
      expect(found.filter((each) => !/^(Bo|Zoë|namex+)$/.test(each))).toEqual([]);
      const written = source.split(' ').filter((word) => names.includes(word));
      expect(found).toHaveLength(written.length);
    }
  });

  test('random code points of every plane', () => {
    const random = randomizer(3);
    for (let round = 0; round < 40; round += 1) {
      const source = String.fromCharCode(...Array.from({ length: 200 }, () => random(0x10000)));
      expectSound(planSpeech(source, { normalization: 'auto', ssml: true }), source);
    }
  });

  test('a sample of every Unicode block', () => {
    for (let start = 0; start < 0x20000; start += 0x80) {
      const characters = Array.from({ length: 8 }, (_, index) =>
        String.fromCodePoint(start + index * 16),
      ).join('');
      const source = `one ${characters} two`;
      const plan = planSpeech(source, { normalization: 'auto', ssml: false, language: 'en' });
      expectSound(plan, source);
      expect(plan.segments.map((segment) => segment.text).join(' ')).toMatch(/^one[\s\S]*two/);
    }
  });
});

/** 40,000 characters that are hard on rules and searches. */
const long: readonly (readonly [name: string, source: string])[] = [
  [
    'prose',
    'The quick brown fox, which was 3 years old, jumped over Dr. Smith’s lazy dog at 5:30 p.m. for $5.99. '
      .repeat(400)
      .slice(0, 40_000),
  ],
  ['one word', 'a'.repeat(40_000)],
  ['figures', '1'.repeat(40_000)],
  ['grouped figures', '1,'.repeat(20_000)],
  ['dots', '1.'.repeat(20_000)],
  ['hyphens', '1-'.repeat(20_000)],
  ['at signs', 'a@'.repeat(20_000)],
  ['addresses', 'a.b'.repeat(13_333)],
  ['opened tags', '<break '.repeat(5700)],
  ['angle brackets', '<'.repeat(40_000)],
  ['square brackets', '[a'.repeat(20_000)],
  ['breaks', '<break time="3s"/>'.repeat(2200)],
  ['capitals', 'ABC '.repeat(10_000)],
  ['slashes', 'a/'.repeat(20_000)],
  ['line ends', 'a\n'.repeat(20_000)],
  ['white space', ' '.repeat(40_000)],
  ['white space and lines', ' \n\t'.repeat(13_333)],
  ['combining marks', `a${'\u0301'.repeat(39_999)}`],
  ['joined emoji', '👨‍👩‍👧'.repeat(5000)],
  ['joiners', '👨\u200d'.repeat(13_000)],
  ['quotes', '"'.repeat(40_000)],
  ['periods', '. '.repeat(20_000)],
  ['exclamations', '!?'.repeat(20_000)],
  ['Chinese without marks', '中文'.repeat(20_000)],
  ['Japanese counters', '3本'.repeat(20_000)],
  ['mixed scripts', 'word日本語 слово '.repeat(2900)],
  ['Roman numerals', 'Louis XIV '.repeat(4000)],
  ['phonemes', '<phoneme alphabet="ipa" ph="a">b</phoneme> '.repeat(900)],
  ['entities', '&amp;'.repeat(8000)],
  ['a wall of surrogates', '\ud83d'.repeat(40_000)],
];

/** Far above what a plan takes (well under a second), far below what a search that grows with the square takes. */
const tooLongMs = 15_000;

describe('40,000 characters', () => {
  test.each(long)(
    'of %s are planned soundly',
    (_, source) => {
      expectSound(planSpeech(source, { normalization: 'auto', ssml: true }), source);
    },
    tooLongMs,
  );

  test.each(long)(
    'of %s pass through the text buffer whole',
    (_, source) => {
      const buffer = new SpeechTextBuffer();
      const spoken = [
        ...buffer.push(source.slice(0, 9000)),
        ...buffer.push(source.slice(9000)),
        buffer.flush() ?? '',
      ].join('');
      expect(spoken.trim()).toBe(source.trim());
    },
    tooLongMs,
  );
});
