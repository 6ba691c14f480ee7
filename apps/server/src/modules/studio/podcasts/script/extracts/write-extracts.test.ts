import { describe, expect, test } from 'vitest';
import { countWords, type ScriptOrder, type SourceText } from '../script.ts';
import { writeExtracts } from './write-extracts.ts';

const paragraphs = {
  honey: [
    'Honey bees live in colonies of up to sixty thousand workers. They keep the nest at thirty-five degrees all year.',
    'A worker visits a hundred flowers on one flight. She carries nectar in a stomach of its own.',
    'Some hives are painted blue. Visit https://bees.example for pictures.',
  ],
  dance: [
    'A bee that has found flowers tells the others by a dance. It shows the direction by its angle to the sun.',
    'Karl von Frisch read the dance of the bees in nineteen forty-four. He was given the Nobel Prize for it.',
    'The weather was fine on that day.',
  ],
};
const bees: SourceText = {
  title: 'How bees talk',
  sections: [
    { heading: 'Honey', paragraphs: paragraphs.honey },
    { heading: 'The dance', paragraphs: paragraphs.dance },
  ],
};
const order = (change: Partial<ScriptOrder> = {}): ScriptOrder => ({
  sources: [bees],
  hasGuest: true,
  scale: 'short',
  language: 'en',
  highlights: [],
  instructions: undefined,
  ...change,
});
const towns = 'Aachen Bremen Celle Dresden Essen Fulda Goslar Halle Itzehoe Jena Kiel Lindau'.split(' ');
const things = 'bridges gardens bakers trams towers markets'.split(' ');
/** Sixty sentences that have little in common, and one that is there sixty times. */
const filling = Array.from({ length: 60 }, (_, at) => {
  const town = towns[at % 12];
  return `In ${town} the ${things[at % 6]} were counted in the year ${1700 + at}. It rained a lot on the flowers of the bees.`;
});
/** A text of many more words than a short podcast has. */
const long: SourceText = {
  title: 'Bees, at length',
  sections: [
    {
      heading: undefined,
      paragraphs: [...paragraphs.dance, ...filling, ...paragraphs.honey],
    },
  ],
};
const said = (change?: Partial<ScriptOrder>) =>
  writeExtracts(order(change))
    .lines.map(({ text }) => text)
    .join(' ');

describe('a script of extracts', () => {
  test('two people share a short source out, whole and in its order', () => {
    const { title, lines } = writeExtracts(order());
    expect(title).toBe('How bees talk');
    expect(lines[0]).toMatchObject({
      speaker: 'host',
      text: expect.stringMatching(/^Our subject today: How bees talk\./),
    });
    expect(lines.at(-1)).toEqual({
      speaker: 'host',
      text: expect.stringContaining('That was “How bees talk”.'),
    });
    for (const [index, line] of lines.entries()) expect(line.speaker).not.toBe(lines[index - 1]?.speaker);
    const text = said();
    expect(text).toContain('Let’s turn to “Honey”.');
    expect(text.indexOf('sixty thousand')).toBeLessThan(text.indexOf('Nobel Prize'));
    expect(text).not.toContain('https://');
  });

  test('says nothing that is not in the source, but for words that claim nothing', () => {
    const source = [...paragraphs.honey, ...paragraphs.dance].join(' ');
    const own =
      /Our subject today: [^.]*\.|Let’s turn to “[^”]*”\.|Next comes “[^”]*”\.|And what about “[^”]*”\?|And what comes next\?|What else does it say\?|Go on\.|And after that\?|That was “[^”]*”\./g;
    for (const sentence of said()
      .replace(own, '')
      .split(/(?<=[.!?])\s+/))
      expect(source).toContain(sentence.trim());
  });

  test('of a long text it takes what the text is about, in so many words, and no sentence without the one that it leans on', () => {
    const text = said({ sources: [long], hasGuest: false });
    expect(countWords(text)).toBeLessThanOrEqual(400);
    expect(countWords(text)).toBeGreaterThan(250);
    expect(text.split('It rained a lot').length).toBeLessThan(3);
    for (const [leaning, before] of [
      ['It shows the direction', 'found flowers tells'],
      ['He was given', 'Karl von Frisch read'],
      ['She carries', 'A worker visits'],
    ] as const)
      if (text.includes(leaning)) expect(text).toContain(before);
  });

  test('a highlight is not left out', () => {
    const highlights = ['the Nobel Prize of Karl von Frisch'];
    expect(said({ sources: [long], highlights })).toContain('Nobel Prize');
  });

  test('one voice names the headings; a language without connecting words has the extracts alone', () => {
    const bulletin = writeExtracts(order({ hasGuest: false }));
    expect(new Set(bulletin.lines.map(({ speaker }) => speaker))).toEqual(new Set(['host']));
    expect(bulletin.lines.map(({ text }) => text).join(' ')).toContain('The dance. A bee that has found');
    const polish = writeExtracts(order({ language: 'pl' }));
    expect(polish.lines[0]?.text).toMatch(/^Honey bees live/);
    expect(new Set(polish.lines.map(({ speaker }) => speaker)).size).toBe(2);
  });

  test('without a title it is named by its first words', () => {
    const { title } = writeExtracts(
      order({
        sources: [
          {
            title: undefined,
            sections: [
              { heading: undefined, paragraphs: ['Bees dance for one another every day, and that is all.'] },
            ],
          },
        ],
      }),
    );
    expect(title).toBe('Bees dance for one another every day, and');
  });
});
