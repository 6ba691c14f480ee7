import { type TranscriptWord, textOf } from '../transcript-word.ts';
import type { FoundEntity } from './entity-rules.ts';
import { findEntities } from './find-entities.ts';

export type RedactionMode = 'redacted' | 'entity_type' | 'enumerated_entity_type';

/**
 * The words with every entity of the wanted types replaced by one word that names it, in the time of what was said.
 * What stands in a word beside the entity (a comma, a bracket) stays. Equal entities get the same number.
 */
export function redact(
  words: readonly TranscriptWord[],
  wanted: ReadonlySet<string>,
  mode: RedactionMode,
): TranscriptWord[] {
  const text = textOf(words);
  const label = labeller(mode);
  const left: TranscriptWord[] = [];
  const entities = findEntities(text, wanted).map((found) => ({ ...found, label: label(found, text) }));
  let offset = 0;
  let next = 0;
  for (let index = 0; index < words.length; ) {
    const word = words[index]!;
    while (next < entities.length && entities[next]!.end <= offset) next++;
    const first = entities[next];
    if (!first || first.start >= offset + word.text.length) {
      left.push(word);
      offset += word.text.length;
      index++;
      continue;
    }
    const run = runOf(words, { index, offset, entities, next });
    const { from } = { from: offset };
    left.push(
      blackened(words.slice(index, run.index), textBetween(text, { from, to: run.offset }, run.entities)),
    );
    ({ index, offset } = run);
  }
  return left;
}

interface Labelled extends FoundEntity {
  label: string;
}

/** The words that one entity, or several that share words, lies in. */
function runOf(
  words: readonly TranscriptWord[],
  start: { index: number; offset: number; entities: readonly Labelled[]; next: number },
): { index: number; offset: number; entities: Labelled[] } {
  let { index, offset, next } = start;
  const inRun: Labelled[] = [];
  do {
    const until = start.entities[next]!.end;
    inRun.push(start.entities[next++]!);
    while (index < words.length && offset < until) offset += words[index++]!.text.length;
  } while (start.entities[next] && start.entities[next]!.start < offset);
  return { index, offset, entities: inRun };
}

function textBetween(
  text: string,
  { from, to }: { from: number; to: number },
  entities: readonly Labelled[],
): string {
  let result = '';
  let at = from;
  for (const { start, end, label } of entities) {
    result += text.slice(at, start) + label;
    at = end;
  }
  return result + text.slice(at, to);
}

function blackened(words: readonly TranscriptWord[], text: string): TranscriptWord {
  const [first, last] = [words[0]!, words.at(-1)!];
  return { ...first, type: 'word', text, end: last.end, logprob: 0 };
}

function labeller(mode: RedactionMode): (found: FoundEntity, text: string) => string {
  const numbers = new Map<string, Map<string, number>>();
  return ({ type, start, end }, text) => {
    if (mode === 'redacted') return '{REDACTED}';
    const name = type.toUpperCase();
    if (mode === 'entity_type') return `{${name}}`;
    const known = numbers.get(type) ?? new Map<string, number>();
    numbers.set(type, known);
    const said = text.slice(start, end).toLowerCase();
    const number = known.get(said) ?? known.size + 1;
    known.set(said, number);
    return `{${name}_${number}}`;
  };
}
