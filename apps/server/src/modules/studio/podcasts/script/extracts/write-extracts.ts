import { type Script, type ScriptLine, type ScriptOrder, titleOf, wordsOfScale } from '../script.ts';
import { type ConnectingWords, connectingWordsOf } from './connecting-words.ts';
import { listSentences, type Sentence } from './list-sentences.ts';
import { pickSentences } from './pick-sentences.ts';

/** What is said in one breath: a few sentences that stand together. */
interface Passage {
  section: number;
  text: string;
}

/** Share of the words that is left to the source when two people talk between its sentences. */
const sourceShare = 0.88;
const longestPassage = { sentences: 3, words: 70 };

/**
 * A script without a language model: the sentences of the sources that tell most, in their order and their own words,
 * shared out between the voices. Nothing is said that does not stand there.
 */
export function writeExtracts(order: ScriptOrder): Script {
  const { sources, highlights, hasGuest, scale, language } = order;
  const words = Math.round(wordsOfScale[scale] * (hasGuest ? sourceShare : 1));
  const picked = pickSentences(listSentences(sources), { words, highlights });
  const passages = toPassages(picked);
  const title = titleOf(order);
  const connecting = connectingWordsOf(language);
  const headings = sources.flatMap(({ sections }) => sections.map(({ heading }) => heading));
  const say = hasGuest ? asConversation : asBulletin;
  return { title, lines: say(passages, { title, headings, connecting }) };
}

/** Neighbors of one paragraph are said together. */
function toPassages(sentences: readonly Sentence[]): Passage[] {
  const passages: (Passage & { paragraph: number; sentences: number; words: number })[] = [];
  for (const { text, section, paragraph, words, leansBack } of sentences) {
    const last = passages.at(-1);
    const isSame = last !== undefined && last.section === section && last.paragraph === paragraph;
    const hasRoom =
      last !== undefined &&
      last.sentences < longestPassage.sentences &&
      last.words + words <= longestPassage.words;
    if (last && isSame && (hasRoom || leansBack)) {
      last.text += ` ${text}`;
      last.sentences += 1;
      last.words += words;
    } else passages.push({ section, paragraph, text, sentences: 1, words });
  }
  return passages;
}

interface Frame {
  title: string;
  headings: readonly (string | undefined)[];
  connecting: ConnectingWords | undefined;
}

/** The host asks and turns to what comes; both read, the guest more. */
function asConversation(passages: readonly Passage[], { title, headings, connecting }: Frame): ScriptLine[] {
  const lines: ScriptLine[] = connecting ? [{ speaker: 'host', text: connecting.open(title) }] : [];
  let turns = 0;
  let questions = 0;
  passages.forEach(({ section, text }, index) => {
    const heading = section === passages[index - 1]?.section ? undefined : headings[section];
    // every third passage is the host's own, so that they talk and no one is questioned
    const speaker = index % 3 === 2 ? 'host' : 'guest';
    const turning = heading && heading !== title ? connecting?.turnTo[turns++ % 3]?.(heading) : undefined;
    const asked =
      turning ?? (speaker === 'guest' && index > 0 ? connecting?.goOn[questions++ % 4] : undefined);
    if (asked !== undefined) say(lines, 'host', asked);
    say(lines, speaker, text);
  });
  if (connecting) say(lines, 'host', connecting.close(title));
  return lines;
}

/** One voice reads, and names what it turns to. */
function asBulletin(passages: readonly Passage[], { title, headings, connecting }: Frame): ScriptLine[] {
  const lines: ScriptLine[] = connecting ? [{ speaker: 'host', text: connecting.open(title) }] : [];
  passages.forEach(({ section, text }, index) => {
    const heading = section === passages[index - 1]?.section ? undefined : headings[section];
    const isNamed = heading !== undefined && heading !== title;
    lines.push({ speaker: 'host', text: isNamed ? `${asSentence(heading)} ${text}` : text });
  });
  if (connecting) lines.push({ speaker: 'host', text: connecting.close(title) });
  return lines;
}

/** Who speaks already goes on. */
function say(lines: ScriptLine[], speaker: ScriptLine['speaker'], text: string): void {
  const last = lines.at(-1);
  if (last?.speaker === speaker) last.text += ` ${text}`;
  else lines.push({ speaker, text });
}

const asSentence = (heading: string): string => (/\p{P}$/u.test(heading) ? heading : `${heading}.`);
