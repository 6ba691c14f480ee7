import { z } from 'zod';
import { countSyllables } from '../syllables.ts';
import type { Wording } from '../translator.ts';

const answered = z.object({
  lines: z.array(
    z.object({
      id: z.coerce.number().int(),
      text: z.string(),
      shorter: z.array(z.string()).catch([]),
    }),
  ),
});

/** What some models think aloud before they answer. */
const thoughts = /<think>[\s\S]*?(?:<\/think>|$)/gi;

export interface Reading {
  /** BCP 47 tag of the answer. */
  target: string;
  /** Shorter wordings of each line at most. */
  alternatives: number;
}

/** Wordings by id; none where the answer is no JSON of this form. Words or a fence around it do no harm. */
export function readTranslation(answer: string, reading: Reading): Map<number, Wording> {
  const plain = answer.replace(thoughts, '');
  const json = plain.slice(plain.indexOf('{'), plain.lastIndexOf('}') + 1);
  const parsed = answered.safeParse(parseJson(json));
  const lines = parsed.success ? parsed.data.lines : [];
  return new Map(
    lines.flatMap(({ id, text, shorter }) => {
      const said = oneLine(text);
      return said === ''
        ? []
        : [[id, { text: said, shorter: falling(said, shorter.map(oneLine), reading) }] as const];
    }),
  );
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined; // no answer: it is asked for again
  }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What a model calls shorter is not always: each must have fewer syllables than the one before. */
function falling(text: string, wordings: readonly string[], { target, alternatives }: Reading): string[] {
  const counted = wordings
    .filter(Boolean)
    .map((wording) => ({ wording, syllables: countSyllables(wording, target) }))
    .toSorted((a, b) => b.syllables - a.syllables);
  const kept: string[] = [];
  let least = countSyllables(text, target);
  for (const { wording, syllables } of counted) {
    if (syllables >= least || kept.length >= alternatives) continue;
    kept.push(wording);
    least = syllables;
  }
  return kept;
}
