import { lexicon, outOfReach, type Turn, type Wishes } from './wishes.ts';

const forced = /\b(?:very|extremely|really|incredibly|super|much|so)\s*$/u;
const slight = /\b(?:slightly|a bit|a little|somewhat|rather|a touch)\s*$/u;
const denied = /\b(?:not|no|never|without|isn't|less|nor|rather than)\s+(?:too |very |so |a |an |that )?$/u;
/** "in her sixties" is in the words; "aged 67" and "67 years old" are not. */
const yearsPattern = /\b(?:aged? |age of )?(\d{1,2})(?:[- ]years?[- ]old|[- ]year[- ]old)?\b/u;

const traits = ['older', 'pitch', 'pace', 'melody', 'color'] as const;
/** `sad, tired and weary` is said with force, and not three times. */
const most = 2;

/** Reads what a description says of gender, age, accent, pitch, pace and mood. Pure. */
export function readDescription(description: string): Wishes {
  const text = description.toLowerCase().replaceAll('’', "'");
  const wishes: Wishes = { older: 0, pitch: 0, pace: 0, melody: 0, color: 0, ignored: [] };
  for (const [pattern, turn] of lexicon)
    for (const match of text.matchAll(new RegExp(`\\b(?:${pattern})\\b`, 'gu'))) {
      if (isPartOfAge(text, match)) continue;
      apply(wishes, turn, forceBefore(text.slice(0, match.index)));
    }
  for (const trait of traits) wishes[trait] = Math.max(-most, Math.min(most, wishes[trait]));
  readYears(text, wishes);
  wishes.ignored = [...new Set(text.match(new RegExp(`\\b(?:${outOfReach})\\b`, 'gu')) ?? [])];
  return wishes;
}

/** The `old` of `30 years old` says nothing of its own. */
function isPartOfAge(text: string, { index, 0: word }: RegExpExecArray): boolean {
  return word === 'old' && /\d[- ]years?[- ]$/u.test(text.slice(0, index));
}

function forceBefore(before: string): number {
  if (denied.test(before)) return -0.6;
  if (forced.test(before)) return 1.7;
  return slight.test(before) ? 0.5 : 1;
}

function apply(wishes: Wishes, turn: Turn, force: number): void {
  for (const trait of traits) wishes[trait] += force * (turn[trait] ?? 0);
  // what is denied names nothing; what is named first holds
  if (force < 0) return;
  wishes.gender ??= turn.gender;
  wishes.accent ??= turn.accent;
  wishes.age ??= turn.age;
}

function readYears(text: string, wishes: Wishes): void {
  const years = Number(text.match(yearsPattern)?.[1]);
  if (!(years >= 4)) return;
  wishes.age = years < 13 ? 'child' : years < 30 ? 'young' : years < 58 ? 'middle_aged' : 'old';
}
