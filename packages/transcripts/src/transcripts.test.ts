import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import {
  charactersOf,
  type ExportedTranscript,
  type ExportFormat,
  exportTranscript,
  findableEntities,
  findEntities,
  type HeardWord,
  joinWords,
  redact,
  textOf,
  withoutFillers,
} from './index.ts';

/** Words of a sentence, half a second each; `|` is a pause of two seconds. */
function heard(sentence: string, speakerId: string | null = null, from = 0): HeardWord[] {
  let at = from;
  return sentence.split(/\s+/).flatMap((text) => {
    if (text === '|') {
      at += 2;
      return [];
    }
    const word = { text, spaceBefore: true, start: at, end: at + 0.4, logprob: -0.1, speakerId };
    at += 0.5;
    return [word];
  });
}
const everything = new Set(findableEntities);
const typesIn = (text: string) =>
  findEntities(text, everything).map(({ type, start, end }) => [type, text.slice(start, end)]);

test('words stand between spaces that fill the time between them', () => {
  expect(joinWords(heard('Hello world!'))).toEqual([
    { text: 'Hello', start: 0, end: 0.4, type: 'word', speakerId: null, logprob: -0.1 },
    { text: ' ', start: 0.4, end: 0.5, type: 'spacing', speakerId: null, logprob: 0 },
    { text: 'world!', start: 0.5, end: 0.9, type: 'word', speakerId: null, logprob: -0.1 },
  ]);
  expect(joinWords(heard('[Music] Yes')).map(({ type }) => type)).toEqual(['audio_event', 'spacing', 'word']);
});

test('characters share the time of their word', () => {
  expect(charactersOf({ ...joinWords(heard('Hi'))[0]!, end: 0.5 })).toEqual([
    { text: 'H', start: 0, end: 0.25 },
    { text: 'i', start: 0.25, end: 0.5 },
  ]);
});

test.each([
  ['Um, so I, uh, think the the house is nice.', 'So I, think the house is nice.'],
  ['I wanted, hmm.', 'I wanted.'],
  ['Yes, it is very very good that that one came.', 'Yes, it is very very good that that one came.'],
  ['(laughs) Come in.', 'Come in.'],
])('without fillers: %s', (said, wanted) => {
  expect(textOf(joinWords(withoutFillers(heard(said), 'en')))).toBe(wanted);
});

describe('entities', () => {
  test.each([
    ['Write to ada.lovelace@example.com, please.', 'email_address', 'ada.lovelace@example.com'],
    [
      'Write to ada dot lovelace at example dot com please',
      'email_address',
      'ada dot lovelace at example dot com',
    ],
    ['Look at https://example.com/a?b=c.', 'url', 'https://example.com/a?b=c'],
    ['Look at example.org today', 'url', 'example.org'],
    ['The host is 192.168.10.1 now', 'ip_address', '192.168.10.1'],
    ['My card is 4111 1111 1111 1111, thanks', 'credit_card', '4111 1111 1111 1111'],
    ['My card is 4111-1111-1111-1111', 'credit_card', '4111-1111-1111-1111'],
    ['It goes to DE89 3704 0044 0532 0130 00 then', 'bank_account', 'DE89 3704 0044 0532 0130 00'],
    ['My number is 078-05-1120.', 'ssn', '078-05-1120'],
    ['Call +49 30 901820 now', 'phone_number', '+49 30 901820'],
    ['Call (555) 123-4567 now', 'phone_number', '(555) 123-4567'],
    ['Call 555-123-4567 now', 'phone_number', '555-123-4567'],
    ['On March 3rd, 2024 we met', 'date', 'March 3rd, 2024'],
    ['Am 3. Oktober 1990 war es', 'date', '3. Oktober 1990'],
    ['On 2024-03-05 we met', 'date', '2024-03-05'],
    ['At 3:30 p.m. we met', 'time', '3:30 p.m.'],
    ['It cost $1,200.50 then', 'money', '$1,200.50'],
    ['It cost 20 euros then', 'money', '20 euros'],
    ['He has 42 cats', 'number', '42'],
    ['The security code is 123', 'cvv', '123'],
    ['It expires 09/27, he said', 'credit_card_expiration', '09/27'],
  ])('%s', (text, type, said) => {
    expect(typesIn(text)).toContainEqual([type, said]);
  });

  test.each([
    ['4111 1111 1111 1112', 'credit_card'],
    ['DE89 3704 0044 0532 0130 01', 'bank_account'],
    ['300.1.1.1', 'ip_address'],
  ])('not by its form alone: %s', (text, type) => {
    expect(typesIn(`It is ${text} here`).map(([found]) => found)).not.toContain(type);
  });

  test('an amount is no telephone', () => {
    expect(typesIn('There are 1,234,567 of them')).toEqual([['number', '1,234,567']]);
  });

  test('redacted words keep their time, what stands beside them, and equal ones their number', () => {
    const words = joinWords(heard('Mail ada@example.com, or bob@example.com, or ada@example.com.'));
    const redacted = redact(words, new Set(['email_address']), 'enumerated_entity_type');
    expect(textOf(redacted)).toBe('Mail {EMAIL_ADDRESS_1}, or {EMAIL_ADDRESS_2}, or {EMAIL_ADDRESS_1}.');
    const card = joinWords(heard('Card 4111 1111 1111 1111 please'));
    const [, , hidden, , last] = redact(card, new Set(['credit_card']), 'entity_type');
    expect(hidden).toMatchObject({ text: '{CREDIT_CARD}', start: 0.5, end: 2.4 });
    expect(last).toMatchObject({ text: 'please', start: 2.5 });
    expect(textOf(redact(card, new Set(['credit_card']), 'redacted'))).toBe('Card {REDACTED} please');
  });
});

describe('files', () => {
  const words = [
    ...joinWords(
      heard(
        'Good morning, everybody. Today we talk about fish & chips <again>, and about the sea. | So.',
        'speaker_0',
      ),
    ),
    { text: ' ', start: 9, end: 9.5, type: 'spacing' as const, speakerId: 'speaker_0', logprob: 0 },
    ...joinWords(heard('Thank you.', 'speaker_1', 9.5)),
  ];
  const transcript: ExportedTranscript = {
    title: 'The <talk>',
    language: 'en',
    words,
    speakerName: (id) => (id === 'speaker_0' ? 'Ada' : 'Bob'),
  };
  const write = (format: ExportFormat, more = {}) => exportTranscript(transcript, { format, ...more });

  test('srt: cues of at most four seconds and 84 letters, cut after sentences', async () => {
    expect(await write('srt')).toMatch(
      /^1\n00:00:00,000 --> 00:00:01,400\nGood morning, everybody\.\n\n2\n00:00:01,500 --> /,
    );
    for (const cue of ((await write('srt')) as string).split('\n\n')) expect(cue.length).toBeLessThan(130);
  });

  test('srt with speakers and other limits', async () => {
    const srt = (await write('srt', { includeSpeakers: true, maxCharactersPerLine: 20 })) as string;
    expect(srt).toContain('[Bob] Thank you.');
    for (const line of srt.split('\n'))
      if (!line.includes('-->')) expect(line.length).toBeLessThanOrEqual(20);
  });

  test('vtt', async () => {
    expect(await write('vtt')).toMatch(
      /^WEBVTT\n\n00:00:00\.000 --> 00:00:01\.400\nGood morning, everybody\.\n/,
    );
  });

  test('txt: who and when above each paragraph, or the words alone', async () => {
    expect(await write('txt')).toBe(
      'Ada [0:00]\nGood morning, everybody. Today we talk about fish & chips <again>, and about the sea.\n\nAda [0:09]\nSo.\n\nBob [0:09]\nThank you.\n'.replace(
        'Ada [0:09]',
        `Ada [0:0${Math.floor(words.find(({ text }) => text === 'So.')!.start!)}]`,
      ),
    );
    expect(
      await write('txt', { includeSpeakers: false, includeTimestamps: false, maxCharactersPerLine: 30 }),
    ).toMatch(/^Good morning, everybody\. Today\nwe talk about fish & chips\n/);
  });

  test('segmented json', async () => {
    const { segments } = JSON.parse((await write('segmented_json')) as string);
    expect(segments.at(-1)).toMatchObject({
      text: 'Thank you.',
      start: 9.5,
      speaker: { id: 'speaker_1', name: 'Bob' },
      words: [
        { text: 'Thank', type: 'word', speaker_id: 'speaker_1' },
        { type: 'spacing' },
        { text: 'you.' },
      ],
    });
  });

  test('html, with its marks escaped', async () => {
    const html = (await write('html')) as string;
    expect(html).toContain('<h1>The &lt;talk&gt;</h1>');
    expect(html).toContain('fish &amp; chips &lt;again&gt;');
    expect(html).toContain('<strong>Bob</strong> <time>0:09</time>');
  });

  test('docx: a zip of well-formed parts', async () => {
    const parts = unzipSync((await write('docx')) as Uint8Array);
    const document = strFromU8(parts['word/document.xml']!);
    expect(document).toContain('fish &amp; chips &lt;again&gt;');
    expect(document).toContain('<w:b/></w:rPr><w:t xml:space="preserve">Bob</w:t>');
    expect(Object.keys(parts)).toContain('[Content_Types].xml');
  });

  test('pdf: pages with text; none for a script without a font', async () => {
    const long = { ...transcript, words: Array.from({ length: 60 }, () => words).flat() };
    const pdf = Buffer.from((await exportTranscript(long, { format: 'pdf' })) as Uint8Array).toString(
      'latin1',
    );
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf.match(/\/Type \/Page\b/g)!.length).toBeGreaterThan(1);
    const greek = { ...transcript, words: joinWords(heard('Καλημέρα, Привет, čau!')) };
    expect(await exportTranscript(greek, { format: 'pdf' })).toBeInstanceOf(Uint8Array);
    const japanese = { ...transcript, words: joinWords(heard('こんにちは')) };
    expect(await exportTranscript(japanese, { format: 'pdf' })).toBeUndefined();
  });

  test('nothing said is an empty file', async () => {
    const silent = { ...transcript, words: [] };
    expect(await exportTranscript(silent, { format: 'txt' })).toBe('');
    expect(await exportTranscript(silent, { format: 'srt' })).toBe('');
    expect(await exportTranscript(silent, { format: 'pdf' })).toBeInstanceOf(Uint8Array);
  });
});
