import { speakerBefore, speakerBehind, subjectOf } from './attribution.ts';
import type { Quote } from './find-quotes.ts';
import { GivenNames } from './given-names.ts';
import type { Mention } from './read-mention.ts';
import type { SpeechWords } from './speech-words.ts';
import { type Turn, takeTurns } from './take-turns.ts';
import { clausesOf, sentencesOf, tokensOf } from './words.ts';

/** A paragraph with its quoted speech. */
export interface Paragraph {
  text: string;
  quotes: readonly Quote[];
}

/**
 * Who says each quote of a chapter, by its name; null where the text does not say. By convention all that is quoted
 * within a paragraph is said by one person.
 */
export function nameSpeakers(paragraphs: readonly Paragraph[], words: SpeechWords): (string | null)[][] {
  const mentions = paragraphs.map((paragraph) => mentionsOf(paragraph, words));
  const names = new GivenNames(mentions.flat().filter((one) => one !== undefined));
  for (const { text, quotes } of paragraphs) names.learn(narrationOf(text, quotes), words);
  const turns = paragraphs.map((paragraph, index) =>
    turnOf(paragraph, mentions[index] ?? [], { names, words }),
  );
  const speakers = takeTurns(turns, names);
  return paragraphs.map(({ quotes }, index) => {
    const named = (mentions[index] ?? []).map((mention) => names.nameOf(mention));
    const isOne = new Set(named.filter((name) => name !== null)).size <= 1;
    const firstNamed = named.findIndex((name) => name !== null);
    return quotes.map((_, at) => {
      const mention = mentions[index]?.[at];
      // `“A,” he said to Anne. Anne replied: “B.”`
      const isAnother = mention?.kind === 'pronoun' && at < firstNamed;
      const isNamed = isOne && !hasNoName(mention) && !isAnother;
      return isNamed ? (speakers[index] ?? null) : (named[at] ?? null);
    });
  });
}

const hasNoName = (mention: Mention | undefined): boolean =>
  mention?.kind === 'nameless' || mention?.kind === 'teller';

/** Who is named right beside each quote. */
function mentionsOf({ text, quotes }: Paragraph, words: SpeechWords): (Mention | undefined)[] {
  return quotes.map(({ start, end }, index) => {
    const behind = text.slice(end, quotes[index + 1]?.start ?? text.length);
    const before = text.slice(quotes[index - 1]?.end ?? 0, start);
    return speakerBehind(behind, words) ?? speakerBefore(before, words);
  });
}

const narrationOf = (text: string, quotes: readonly Quote[]): string => {
  let at = 0;
  let told = '';
  for (const { start, end } of quotes) {
    told += `${text.slice(at, start)} `;
    at = end;
  }
  return told + text.slice(at);
};

/** `Is it not so, Mrs. Bennet?` */
const addressesOf = (said: string): string[] =>
  [...said.matchAll(/,\s+((?:\p{Lu}[\p{L}’'-]*\.?\s?){1,3})(?=[,.?!;”’"])/gu)].map(
    ([, name]) => name?.trim() ?? '',
  );

interface Reading {
  names: GivenNames;
  words: SpeechWords;
}

function turnOf(
  { text, quotes }: Paragraph,
  mentions: readonly (Mention | undefined)[],
  reading: Reading,
): Turn {
  const { names, words } = reading;
  const told = narrationOf(text, quotes);
  const sentences = sentencesOf(tokensOf(told));
  const subjects = [
    ...new Set(
      sentences
        .flatMap(clausesOf)
        .flatMap((clause) => names.nameOf(subjectOf(clause, words)) ?? [])
        .filter((name) => names.has(name)),
    ),
  ];
  const said = mentions.filter((mention) => mention !== undefined);
  const named = new Set(said.flatMap((mention) => names.nameOf(mention) ?? []));
  const mention = said.find(({ kind }) => kind === 'name') ?? said[0];
  return {
    hasSpeech: quotes.length > 0,
    mention: named.size > 1 ? undefined : mention,
    isByMany: named.size > 1,
    subjects,
    mentioned: names.within(told),
    addressed: names.within(
      quotes.flatMap(({ start, end }) => addressesOf(text.slice(start, end))).join(' . '),
    ),
    goesOn: quotes.at(-1)?.isOpen ?? false,
  };
}
