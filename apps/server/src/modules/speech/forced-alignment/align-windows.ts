import type { TaskPart } from '@mynah/engine-spec/tasks';
import type { Platform } from '../../../platform/platform.ts';
import { type EngineTurn, type SoundStep, transcribeSamples } from '../speech-to-text/index.ts';
import type { TimedWord } from './alignment.view.ts';
import { countSaid, type PlacedWord } from './share-text.ts';

export interface AlignedText {
  words: TimedWord[];
  /** Of all characters of all words, each as much as the next. */
  loss: number;
}

/** What was not said at all is as unlikely as this. */
const unheardLoss = 10;

/**
 * Gives each window of a recording the words that are said in it, in order, and times them there. Words that no
 * window holds stand without length between their neighbors, with a high loss.
 */
export async function alignWindows(
  platform: Platform,
  steps: AsyncIterable<SoundStep>,
  { text, words, language }: { text: string; words: readonly PlacedWord[]; language: string },
  turn: EngineTurn,
): Promise<AlignedText> {
  const timed: TimedWord[] = [];
  const align = async (step: SoundStep, count: number): Promise<void> => {
    const part = words.slice(timed.length, timed.length + count);
    if (part.length > 0) timed.push(...(await alignWindow(platform, step, { text, part, language }, turn)));
  };
  let held: SoundStep | undefined;
  for await (const step of steps) {
    if (step.speech.length === 0) continue;
    if (held)
      await align(held, await countIn(platform, held, { rest: words.slice(timed.length), language }, turn));
    held = step;
  }
  // the last window has what is left
  if (held) await align(held, Math.min(words.length - timed.length, mostWordsOfWindow));
  const end = timed.at(-1)?.endSeconds ?? 0;
  for (const word of words.slice(timed.length)) timed.push(unheard(word, end));
  return { words: timed, loss: meanLoss(timed) };
}

/** What can be said in half a minute. */
const mostWordsOfWindow = 150;

async function countIn(
  platform: Platform,
  { samples }: SoundStep,
  { rest, language }: { rest: readonly PlacedWord[]; language: string },
  turn: EngineTurn,
): Promise<number> {
  const { text } = await transcribeSamples(platform, { samples, language, wordTimes: false }, turn);
  return countSaid(
    text.split(/\s+/),
    rest.slice(0, 4 * mostWordsOfWindow).map((word) => word.text),
  );
}

interface WindowText {
  text: string;
  part: readonly PlacedWord[];
  language: string;
}

async function alignWindow(
  { engines }: Platform,
  { samples, speech }: SoundStep,
  { text, part, language }: WindowText,
  turn: EngineTurn,
): Promise<TimedWord[]> {
  const [first, last] = [part[0]!, part.at(-1)!];
  const request = { samples, text: text.slice(first.start, last.end), language };
  let found: TaskPart<'alignment'> | undefined;
  for await (const heard of engines.run('alignment', request, turn)) found = heard;
  turn.signal.throwIfAborted();
  const offset = (speech[0]?.startMs ?? 0) / 1000;
  return matchWords(part, found?.words ?? [], offset);
}

/** An engine may cut words otherwise than we do: both are walked along by their letters. */
function matchWords(
  part: readonly PlacedWord[],
  heard: TaskPart<'alignment'>['words'],
  offset: number,
): TimedWord[] {
  const letters = heard.flatMap((word) => {
    const all = [...word.text.replace(/\s/g, '')];
    const at = (index: number): number => word.startMs + ((word.endMs - word.startMs) * index) / all.length;
    return all.map((_, index) => ({ startMs: at(index), endMs: at(index + 1), loss: -word.logProbability }));
  });
  let taken = 0;
  let last = offset;
  return part.map((word) => {
    const own = letters.slice(taken, taken + [...word.text].length);
    taken += own.length;
    const [first, end] = [own[0], own.at(-1)];
    if (!first || !end) return unheard(word, last);
    const startSeconds = Math.max(last, round(offset + first.startMs / 1000));
    last = Math.max(startSeconds, round(offset + end.endMs / 1000));
    const loss = own.reduce((sum, letter) => sum + letter.loss, 0) / own.length;
    return { start: word.start, end: word.end, startSeconds, endSeconds: last, loss };
  });
}

const unheard = ({ start, end }: PlacedWord, seconds: number): TimedWord => ({
  start,
  end,
  startSeconds: seconds,
  endSeconds: seconds,
  loss: unheardLoss,
});

function meanLoss(words: readonly TimedWord[]): number {
  const letters = words.reduce((sum, { start, end }) => sum + end - start, 0);
  return words.reduce((sum, { start, end, loss }) => sum + loss * (end - start), 0) / Math.max(1, letters);
}

const round = (seconds: number): number => Math.round(seconds * 1000) / 1000;
