import type { GivenNames } from './given-names.ts';
import type { Mention } from './read-mention.ts';

/** A paragraph, as far as it tells who speaks. */
export interface Turn {
  hasSpeech: boolean;
  /** Who is named beside its speech. */
  mention: Mention | undefined;
  /** Several are: what each says is told by their own mentions. */
  isByMany: boolean;
  /** Those with whom a sentence of it begins. */
  subjects: readonly string[];
  /** All that it names outside of speech. */
  mentioned: readonly string[];
  /** Those to whom its speech turns by name. */
  addressed: readonly string[];
  /** Its speech goes on in the next paragraph. */
  goesOn: boolean;
}

/** Somebody without a name is one of a conversation all the same. */
interface Speaker {
  id: string;
  name: string | null;
}

/** So long nobody follows who of two speaks. */
const longestUnnamed = 8;

/** Who speaks in each paragraph: as it says, else in turns between the two of a conversation; null where that is open. */
export function takeTurns(turns: readonly Turn[], names: GivenNames): (string | null)[] {
  const speakers: (Speaker | undefined)[] = [];
  for (const [index, turn] of turns.entries())
    speakers.push(turn.hasSpeech ? speakerOf(turns, index, speakers, names) : undefined);
  for (const [from, to] of conversations(turns)) alternate(turns, speakers, { from, to });
  return speakers.map((speaker) => speaker?.name ?? null);
}

function speakerOf(
  turns: readonly Turn[],
  index: number,
  speakers: readonly (Speaker | undefined)[],
  names: GivenNames,
): Speaker | undefined {
  const turn = turns[index] as Turn;
  const { mention } = turn;
  const name = names.nameOf(mention);
  if (name !== null) return { id: name, name };
  if (mention?.kind === 'teller') return { id: 'teller', name: null };
  if (mention?.kind === 'nameless') return { id: 'somebody', name: null };
  if (turn.isByMany) return undefined;
  if (turns[index - 1]?.goesOn) return speakers[index - 1];
  const gender = mention?.kind === 'pronoun' ? mention.gender : 'unknown';
  // `Anna turned round. “Go,” she said.`
  const [subject] = turn.subjects.filter((one) => names.mayBe(one, gender));
  if (subject !== undefined && turn.mentioned.length === 1) return { id: subject, name: subject };
  return mention ? byPronoun(turns, index, speakers, names) : undefined;
}

/** `she said`: the one of the conversation who did not just speak, else the last who was named. */
function byPronoun(
  turns: readonly Turn[],
  index: number,
  speakers: readonly (Speaker | undefined)[],
  names: GivenNames,
): Speaker | undefined {
  const { mention } = turns[index] as Turn;
  const gender = mention?.kind === 'pronoun' ? mention.gender : 'unknown';
  const start = conversationStart(turns, index);
  const last = speakers[index - 1];
  if (start < index) {
    const others = new Map(
      speakers.slice(start, index).flatMap((one) => (one ? [[one.id, one] as const] : [])),
    );
    if (last) others.delete(last.id);
    const [other, ...more] = others.values();
    const isClear = last !== undefined && more.length === 0 && names.isKnownAs(other?.name ?? null, gender);
    return isClear ? other : undefined;
  }
  const told = turns.slice(Math.max(0, index - 2), index);
  const named = new Set(told.flatMap(({ subjects }) => subjects).filter((name) => names.mayBe(name, gender)));
  const mentioned = new Set(
    told.flatMap((turn) => turn.mentioned).filter((name) => names.mayBe(name, gender)),
  );
  const [name] = named;
  return name !== undefined && mentioned.size === 1 ? { id: name, name } : undefined;
}

/** Paragraphs of speech without one of narration between them. */
function conversationStart(turns: readonly Turn[], index: number): number {
  let start = index;
  while (turns[start - 1]?.hasSpeech) start--;
  return start;
}

function* conversations(turns: readonly Turn[]): Generator<[number, number]> {
  for (let from = 0; from < turns.length; from++) {
    if (!turns[from]?.hasSpeech) continue;
    let to = from;
    while (turns[to]?.hasSpeech) to++;
    yield [from, to];
    from = to;
  }
}

interface Conversation {
  from: number;
  to: number;
}

/** Fills in who speaks between those that are known, where two take turns and nothing speaks against it. */
function alternate(
  turns: readonly Turn[],
  speakers: (Speaker | undefined)[],
  { from, to }: Conversation,
): void {
  const known = new Set(speakers.slice(from, to).flatMap((one) => one?.id ?? []));
  if (known.size !== 2 || turns.slice(from, to).some(({ isByMany, goesOn }) => isByMany || goesOn)) return;
  for (let at = from; at < to; at++) {
    if (speakers[at]) continue;
    let end = at;
    while (end < to && !speakers[end]) end++;
    const filled = between(speakers, at, end, { from, to });
    const fits = filled?.every((speaker, index) => suits(turns[at + index] as Turn, speaker));
    const isCalled = turns
      .slice(Math.max(from, at - 1), end)
      .some(({ addressed }) => callsAnother(addressed, known));
    if (filled && fits && !isCalled && filled.length <= longestUnnamed)
      speakers.splice(at, filled.length, ...filled);
    at = end;
  }
}

/** Turns from those before the gap, checked by the one behind it; at the beginning from those behind. */
function between(
  speakers: readonly (Speaker | undefined)[],
  at: number,
  end: number,
  { from, to }: Conversation,
): Speaker[] | undefined {
  const length = end - at;
  const pair = at - 2 >= from ? [speakers[at - 2], speakers[at - 1]] : undefined;
  if (pair?.[0] && pair[1] && pair[0].id !== pair[1].id) {
    const filled = Array.from({ length }, (_, index) => pair[index % 2] as Speaker);
    const next = speakers[end];
    return next && end < to && next.id !== pair[length % 2]?.id ? undefined : filled;
  }
  const following = end + 1 < to ? [speakers[end + 1], speakers[end]] : undefined;
  if (at !== from || !following?.[0] || !following[1] || following[0].id === following[1].id)
    return undefined;
  return Array.from({ length }, (_, index) => following[(length - 1 - index) % 2] as Speaker);
}

/** A third is asked to speak. */
const callsAnother = (addressed: readonly string[], known: ReadonlySet<string>): boolean =>
  addressed.some((name) => !known.has(name));

/** It tells of nobody else, and no word stands for whoever speaks: that may be anybody. */
const suits = ({ mention, mentioned }: Turn, { name }: Speaker): boolean =>
  mention?.kind !== 'pronoun' && mentioned.every((other) => other === name);
