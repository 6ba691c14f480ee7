import { describe, expect, test } from 'vitest';
import { compilePronunciations, type PronunciationRule } from './markup/pronunciations/index.ts';
import { planSegments, planSpeech } from './plan-speech.ts';
import type { PlanOptions, SpeechPlan } from './speech-plan.ts';

const plan = (text: string, options: Partial<PlanOptions> = {}): SpeechPlan =>
  planSpeech(text, { normalization: 'auto', ssml: false, ...options });
const texts = (text: string, options?: Partial<PlanOptions>) =>
  plan(text, options).segments.map((segment) => segment.text);
const codes = (text: string, options?: Partial<PlanOptions>) =>
  plan(text, options).warnings.map((warning) => warning.code);

describe('segments', () => {
  test('the first is short, at a clause; later ones are longer', () => {
    const lengths = texts(
      'When the sun came up over the hills, the whole village was already awake and at work. '.repeat(12),
    ).map((text) => text.length);
    expect(lengths[0]).toBeGreaterThanOrEqual(20);
    expect(lengths[0]).toBeLessThanOrEqual(60);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(400);
    expect(lengths[1]).toBeGreaterThan(80);
  });

  test('Chinese and Japanese ones are shorter, since their characters say more', () => {
    const lengths = texts('我们今天早上去了公园，那里的花都开了，孩子们非常高兴。'.repeat(20)).map(
      (text) => text.length,
    );
    expect(lengths[0]).toBeLessThanOrEqual(26);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(130);
  });

  test('heard whole, a short text is shared out among two at a sentence or a clause', () => {
    const whole = { isHeardWhole: true };
    const two =
      'When Alice came back from the beach in the evening, the apple was gone. ' +
      'Nobody had seen who took it, and nobody wanted to talk about it at night.';
    expect(texts(two, whole)).toEqual([two.slice(0, 71), two.slice(72)]);
    const one =
      'The wind had turned to the north during the night, and the last leaves were lying in the wet grass.';
    expect(texts(one, whole)).toEqual([one.slice(0, 50), one.slice(51)]);
    const unbroken =
      'Seventy-three enormous purple elephants slowly marched five hundred dusty miles yesterday evening.';
    expect(texts(unbroken, whole)).toEqual([unbroken]);
  });

  test('heard whole, a long text has no short segment at its beginning', () => {
    const lengths = texts(
      'It rained, as ever. The whole village was already awake and at work. '.repeat(12),
      {
        isHeardWhole: true,
      },
    ).map((text) => text.length);
    expect(lengths[0]).toBeGreaterThan(100);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(250);
  });

  test('a short text is one segment', () => {
    expect(texts('Hello world!')).toEqual(['Hello world!']);
    expect(texts('Hi! How are you?')).toEqual(['Hi! How are you?']);
  });

  test('abbreviations, initials and decimals end no sentence', () => {
    const text = 'Mr. J. K. Doe paid 3.50 to Dr. Who. ';
    expect(texts(text, { normalization: 'off' })).toEqual([text.trim()]);
  });

  test('an amount is not torn apart', () => {
    for (const text of texts('The owner of the big house paid $1,234,567.89 and left.')) {
      expect(text).not.toMatch(/^and (?:sixty|eighty)/);
    }
  });

  test('paragraphs and lines give pauses, the end of the text does not', () => {
    const { segments } = plan('Title\n\nFirst line of it.\nSecond line of it.\n\n');
    expect(segments.map((segment) => [segment.text, segment.pauseAfterMs])).toEqual([
      ['Title', 700],
      ['First line of it.', 250],
      ['Second line of it.', 0],
    ]);
  });

  test('lines that an editor wrapped are joined', () => {
    expect(texts('This is a line that somebody wrapped at\nsome width, as mail programs do.')).toEqual([
      'This is a line that somebody wrapped at some width,',
      'as mail programs do.',
    ]);
  });

  test('a word of 5,000 letters is cut, never longer than the limit', () => {
    const parts = texts('a'.repeat(5000));
    expect(parts.join('')).toBe('a'.repeat(5000));
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(400);
  });

  test('come lazily: the first without planning the rest', () => {
    const planning = planSegments('One sentence here, and more of it. '.repeat(1000), {
      normalization: 'auto',
      ssml: false,
    });
    expect(planning.next().value).toMatchObject({ text: 'One sentence here, and more of it.' });
  });
});

describe('language', () => {
  test.each([
    ['Good morning everybody, how are you today?', 'en'],
    ['Buenos días a todos, ¿cómo están ustedes?', 'es'],
    ['Bonjour à tous, comment allez-vous ?', 'fr'],
    ['Buongiorno a tutti, come state oggi?', 'it'],
    ['Bom dia a todos, como vocês estão?', 'pt'],
    ['आप सभी को नमस्ते, आप कैसे हैं?', 'hi'],
    ['皆さん、おはようございます。', 'ja'],
    ['大家早上好，你们好吗？', 'zh'],
    ['여러분 안녕하세요', 'ko'],
    ['Доброе утро, как дела?', 'ru'],
  ])('%s', (text, language) => {
    expect(plan(text).segments.map((segment) => segment.language)).toEqual([language]);
  });

  test('is told per segment where scripts differ', () => {
    const { segments } = plan('She said こんにちは to everybody in the room.');
    expect(segments.map((segment) => segment.language)).toEqual(['en', 'ja', 'en']);
  });

  test.each([
    [
      'Good morning everybody. Bonjour à tous, comment allez-vous ? Thank you very much for coming today.',
      ['en', 'fr', 'en'],
    ],
    ['The word "schadenfreude" has no translation. Ich habe keine Ahnung, was das bedeutet.', ['en', 'de']],
    ['My friend Giovanni Rossi lives in San Francisco. He says ciao.', ['en']],
    ['He ordered a croissant and a café au lait.', ['en']],
  ])('every sentence has its own: %s', (text, expected) => {
    const languages = plan(text).segments.map((segment) => segment.language);
    expect(languages.filter((language, at) => language !== languages[at - 1])).toEqual(expected);
  });

  test('a quotation has its own where that is sure', () => {
    const spoken = (text: string) => plan(text).segments.map((segment) => [segment.language, segment.text]);
    expect(
      spoken('She smiled and said: “Je ne regrette rien de tout cela, mon cher ami.” Then she left.'),
    ).toEqual([
      ['en', 'She smiled and said:'],
      ['fr', '“Je ne regrette rien de tout cela, mon cher ami.”'],
      ['en', 'Then she left.'],
    ]);
    expect(spoken('The sign said "Prohibido el paso a personas no autorizadas" in red letters.')).toEqual([
      ['en', 'The sign said'],
      ['es', '"Prohibido el paso a personas no autorizadas"'],
      ['en', 'in red letters.'],
    ]);
    expect(spoken('She called it "a grand old thing", and left.').map(([language]) => language)).toEqual([
      'en',
    ]);
  });

  test('stays as given', () => {
    const { segments } = plan('Bonjour à tous', { language: 'en-GB' });
    expect(segments.map((segment) => segment.language)).toEqual(['en-GB']);
  });

  test('falls back where a text is too short to tell', () => {
    expect(plan('OK', { fallbackLanguage: 'it' }).segments[0]?.language).toBe('it');
  });
});

describe('markup', () => {
  test('breaks work with and without SSML, three seconds at most', () => {
    const text =
      'One <break time="1.5s"/> two <break time="500ms" /> three <break time="9s"/> four <break strength="strong"/> five';
    for (const ssml of [true, false]) {
      const { segments, warnings } = plan(text, { ssml, language: 'en' });
      expect(segments.map((segment) => segment.pauseAfterMs)).toEqual([1500, 500, 3000, 800, 0]);
      expect(warnings.map((warning) => warning.code)).toEqual(['break_shortened']);
    }
  });

  test('a break at the start is silence before, at the end silence after', () => {
    const { segments } = plan('<break time="1s"/>Hello there.<break time="2s"/>');
    expect(segments).toMatchObject([
      { pauseBeforeMs: 1000, pauseAfterMs: 2000, sourceStart: 0, sourceEnd: 48 },
    ]);
  });

  test('phonemes fix the sound of a word', () => {
    const text =
      'Hi <phoneme alphabet="cmu-arpabet" ph="M AE1 D IH0 S AH0 N">Madison</phoneme> and <phoneme alphabet="ipa" ph="ˈælə">Ala</phoneme>';
    const [segment] = plan(text, { ssml: true, language: 'en' }).segments;
    expect(segment?.text).toBe('Hi Madison and Ala');
    expect(segment?.phonemes).toEqual([
      { start: 3, end: 10, ipa: 'mˈædɪsən' },
      { start: 15, end: 18, ipa: 'ˈælə' },
    ]);
  });

  test('known tags are dropped and entities read', () => {
    expect(
      texts('<speak><prosody rate="slow">Tom &amp; Jerry</prosody> run</speak>', { ssml: true }),
    ).toEqual(['Tom and Jerry run']);
  });

  test('paragraphs and sentences of SSML are kept apart', () => {
    const { segments } = plan('<speak>Hello<p>One.</p><p><s>Two</s><s>Three</s></p></speak>', {
      ssml: true,
      language: 'en',
    });
    expect(segments.map(({ text, pauseAfterMs }) => [text, pauseAfterMs])).toEqual([
      ['Hello', 0],
      ['One.', 700],
      ['Two', 0],
      ['Three', 0],
    ]);
  });

  test('a substitute is spoken', () => {
    expect(texts('The <sub alias="World Wide Web Consortium">W3C</sub>', { ssml: true })).toEqual([
      'The World Wide Web Consortium',
    ]);
  });

  test('without SSML other tags are text', () => {
    expect(texts('A <b>bold</b> word', { normalization: 'off' })).toEqual(['A <b>bold</b> word']);
  });

  test('broken markup is text and a warning', () => {
    expect(codes('A <foo>bar</foo> word', { ssml: true })).toEqual(['unknown_markup']);
    expect(codes('<phoneme alphabet="ipa" ph="">word</phoneme>', { ssml: true })).toEqual([
      'invalid_phoneme',
    ]);
    expect(codes('a < b and <phoneme x <break', { ssml: true })).toEqual([]);
  });

  test('audio tags are left out, brackets of prose stay', () => {
    expect(texts('[laughs] That is fun [sighs deeply] indeed.', { language: 'en' })).toEqual([
      'That is fun indeed.',
    ]);
    expect(texts('See note [1] and the [old] house.', { language: 'en' })).toEqual([
      'See note (one) and the (old) house.',
    ]);
    expect(codes('[laughs] Hi there')).toEqual(['audio_tags_left_out']);
    expect(
      plan('Wait [pause] for it.', { language: 'en' }).segments.map((segment) => segment.pauseAfterMs),
    ).toEqual([700, 0]);
  });
});

describe('audio tags', () => {
  const speakingStyles = (text: string, options?: Partial<PlanOptions>) =>
    plan(text, { language: 'en', ...options }).segments.map(({ text: said, speakingStyle }) => [
      said,
      speakingStyle,
    ]);

  test('a style holds from its tag to the next, or to the end of the paragraph', () => {
    const text = 'Hello. [whispers] Come here. [speaking loudly] Look at it!\n\nThat was all.';
    expect(speakingStyles(text)).toEqual([
      ['Hello.', undefined],
      ['Come here.', 'whisper'],
      ['Look at it!', 'loud'],
      ['That was all.', undefined],
    ]);
    expect(codes(text)).toEqual([]);
  });

  test('one style beside a sound that nobody makes is left out whole', () => {
    expect(speakingStyles('[laughs softly] Oh, you.')).toEqual([['Oh, you.', undefined]]);
    expect(codes('[laughs softly] Oh, you.')).toEqual(['audio_tags_left_out']);
  });

  test.each([
    '[LAUGHS]',
    '[quizzically]',
    '[strong Scottish accent]',
    '[rit nerveusement]',
    '[笑い]',
    '[takes a very long, deep breath: then nothing]',
  ])('%s is never read aloud where every bracket is a tag', (tag) => {
    const options = { audioTags: { all: true } };
    expect(texts(`One ${tag} two.`, { language: 'en', ...options })).toEqual(['One two.']);
    expect(codes(`One ${tag} two.`, options)).toEqual(['audio_tags_left_out']);
  });

  test('a figure in brackets is a note, not a tag', () => {
    expect(texts('As told [1].', { language: 'en', audioTags: { all: true } })).toEqual(['As told (one).']);
  });

  test('an overlap is no warning where the caller lets turns overlap', () => {
    expect(codes('[interrupting] No!', { audioTags: { all: true, overlaps: true } })).toEqual([]);
    expect(codes('[interrupting] No!', { audioTags: { all: true } })).toEqual(['audio_tags_left_out']);
  });
});

describe('[PRN-001] pronunciation rules', () => {
  const alias = (find: string, to: string, where: Partial<PronunciationRule> = {}): PronunciationRule => ({
    find,
    caseSensitive: false,
    wordBoundaries: true,
    replacement: { kind: 'alias', alias: to },
    ...where,
  });
  const sound = (find: string, phoneme: string, alphabet: 'ipa' | 'cmu-arpabet' = 'ipa') =>
    alias(find, '', { replacement: { kind: 'phoneme', phoneme, alphabet } });
  const said = (text: string, rules: PronunciationRule[], language = 'en') =>
    texts(text, { pronunciations: [compilePronunciations(rules)], language }).join(' ');

  test('find whole words, in their case, before normalization', () => {
    const rules = [
      alias('UN day', 'day of peace'),
      alias('UN', 'United Nations', { caseSensitive: true }),
      alias('C++', 'see plus plus'),
      alias('$5', '5 bucks'),
    ];
    expect(said('The UN day of the UN, not UNO or un. C++ is $5.', rules)).toBe(
      'The day of peace of the United Nations, not U N O or un. see plus plus is five bucks.',
    );
  });

  const york = [alias('york', 'Jorvik'), alias('new york', 'big apple')];
  const letters = [alias('b c', 'x'), alias('a b', 'y'), alias('a', 'z')];
  test.each([
    ['the first rule wins, not the longest', 'new york city', york, 'new Jorvik city'],
    ['what it leaves is free for others', 'a b c', letters, 'z x'],
    ['what was replaced is not looked at again', 'one', [alias('one', 'two'), alias('two', 'three')], 'two'],
  ])('%s', (_, text, rules, expected) => {
    expect(said(text, rules)).toBe(expected);
  });

  test('the first list goes before the second', () => {
    const lists = ['first', 'second'].map((to) => compilePronunciations([alias('name', to)]));
    expect(texts('my name', { pronunciations: lists, language: 'en' })).toEqual(['my first']);
  });

  test.each([
    ['parts of words', 'unhappily', alias('happ', 'HUP', { wordBoundaries: false }), 'unHUPily'],
    ['accents, however written', 'Cafe\u0301 CAFÉ cafe', alias('café', 'kaffay'), 'kaffay kaffay cafe'],
    ['Greek, whatever its last letter', 'ΟΔΟΣ', alias('οδος', 'road'), 'road'],
    ['a curly apostrophe', 'O’Neil', alias("O'Neil", 'oh kneel'), 'oh kneel'],
    [
      'no part of a number',
      '5,000 or 3.5 or 5',
      alias('5', 'cinq'),
      'five thousand or three point five or cinq',
    ],
  ])('find %s', (_, text, rule, expected) => {
    expect(said(text, [rule])).toBe(expected);
  });

  test('a name in an address is said as anywhere, and the address stays one', () => {
    expect(said('See www.mynah.com or mail mynah@mynah.org.', [alias('mynah', 'my nah')])).toMatch(
      /^See .*my nah dot com or mail my nah at my nah dot org\.$/,
    );
    expect(said('at mynah.com', [alias('mynah.com', 'our page')])).toBe('at our page');
    const pronunciations = [compilePronunciations([sound('mynah', 'maɪnə')])];
    const [segment] = plan('At www.mynah.com.', { pronunciations, language: 'en' }).segments;
    const [span] = segment!.phonemes;
    expect(segment!.text.slice(span!.start, span!.end)).toBe('mynah');
  });

  test('what markup says goes before', () => {
    const pronunciations = [compilePronunciations([sound('Ada', 'eɪdə')])];
    const text = '<phoneme alphabet="ipa" ph="hə">Ada</phoneme> and Ada';
    const { segments } = plan(text, { pronunciations, language: 'en', ssml: true });
    expect(segments.flatMap(({ phonemes }) => phonemes.map(({ ipa }) => ipa))).toEqual(['hə', 'eɪdə']);
  });

  test('phonemes keep the written word', () => {
    const rules = [sound('tomato', 'T AH0 M EY1 T OW0', 'cmu-arpabet')];
    const [segment] = plan('One Tomato.', { pronunciations: [compilePronunciations(rules)] }).segments;
    expect(segment).toMatchObject({
      text: 'One Tomato.',
      phonemes: [{ start: 4, end: 10, ipa: 'təmˈeɪtoʊ' }],
    });
  });

  test.each([
    ['ja', '東京都に住む', '東京都', 'とうきょうと', 'とうきょうとに住む'],
    ['zh', '我去重庆。', '重庆', '崇庆', '我去崇庆。'],
    ['th', 'ไปกรุงเทพ', 'กรุง', 'กรุงๆ', 'ไปกรุงๆเทพ'],
    ['ja', 'ランチのラン', 'ラン', 'はしる', 'ランチのはしる'],
  ])('find words where no space stands between them (%s)', (language, text, find, to, expected) => {
    expect(said(text, [alias(find, to)], language)).toBe(expected);
  });
});

describe('what cannot be spoken', () => {
  test.each(['', '   \n', '😀🎉👨‍👩‍👧', '... !!! ???', '\u200b\u0000\u202e', '𒀀𒁀', '🏳️‍🌈 — *** —'])(
    '%j gives nothing and says so',
    (text) => {
      expect(plan(text).segments).toEqual([]);
      expect(codes(text)).toContain('nothing_to_speak');
    },
  );

  test('characters of unknown scripts are counted', () => {
    const { segments, warnings } = plan('Hello ᚠᚢᚦ world');
    expect(segments.map((segment) => segment.text)).toEqual(['Hello world']);
    expect(warnings).toEqual([
      {
        code: 'skipped_characters',
        message: '3 characters of scripts that no voice can speak were skipped.',
      },
    ]);
  });

  test.each([
    'ニャーニャー、サーバー、人々、ゞ',
    'Ελληνικά και ქართული',
    'ʻOkina, naïve, Dvořák, ﬁne, ªº',
    'ทดสอบ ภาษาไทย',
    'हिन्दी में र्‍य और क्‍ष',
    'אָלֶף',
  ])('nothing is lost from %s', (text) => {
    const { segments, warnings } = plan(text, { language: 'xx' });
    expect(segments.map((segment) => segment.text).join('')).toBe(text.replace('ﬁ', 'fi'));
    expect(warnings).toEqual([]);
  });

  test('emoji are skipped, never garbled', () => {
    expect(texts('Hi 👋🏽 there 👨‍👩‍👧‍👦 and 🇧🇷 and 1️⃣ ok')).toEqual(['Hi there and and one ok']);
  });
});
