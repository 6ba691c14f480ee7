import { type MappedText, MappedTextBuilder, type TextRange } from '../../mapped-text.ts';
import type { WarningList } from '../../warnings.ts';
import { toIpa } from '../arpabet.ts';
import { findAddresses } from './addresses.ts';
import type { CompiledRule, Pronunciations } from './compile-pronunciations.ts';
import { findPronunciations, type PronunciationMatch } from './find-pronunciations.ts';
import type { PronunciationRule } from './pronunciation-rule.ts';

export interface Pronounced {
  text: MappedText;
  /** Addresses whose words are still to be looked at, once they are spelled out; offsets in the source. */
  addresses: TextRange[];
}

/**
 * Replaces what rules find by its alias, or fixes its sound. Addresses are left whole, or nobody could tell any more
 * that they are some: `applyInAddresses` looks at their words. What has a sound already (SSML) keeps it.
 */
export function applyPronunciations(
  text: MappedText,
  lists: readonly Pronunciations[],
  warnings: WarningList,
): Pronounced {
  if (lists.length === 0) return { text, addresses: [] };
  const addresses = findAddresses(text.text);
  const matches = findPronunciations(
    text.text,
    lists,
    ({ ofAddress }, start, end) =>
      !touches(text.spans, start, end) && (ofAddress || !touches(addresses, start, end)),
  );
  const left = addresses.filter(({ start, end }) => !touches(matches, start, end));
  return {
    text: replaceMatches(text, matches, warnings),
    addresses: left.map(({ start, end }) => ({ start: text.map[start]!, end: text.map[end]! })),
  };
}

/** The words of addresses, in a text in which these were spelled out. */
export function applyInAddresses(
  text: MappedText,
  lists: readonly Pronunciations[],
  addresses: readonly TextRange[],
  warnings: WarningList,
): MappedText {
  if (!touches(addresses, text.sourceStart, text.sourceEnd)) return text;
  const isWithin = (_: CompiledRule, start: number, end: number) =>
    !touches(text.spans, start, end) && touches(addresses, text.map[start]!, text.map[end - 1]! + 1);
  return replaceMatches(text, findPronunciations(text.text, lists, isWithin), warnings);
}

/** The ranges are in order, without overlap. */
function touches(ranges: readonly TextRange[], start: number, end: number): boolean {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ranges[middle]!.end <= start) low = middle + 1;
    else high = middle;
  }
  return low < ranges.length && ranges[low]!.start < end;
}

function replaceMatches(
  text: MappedText,
  matches: readonly PronunciationMatch[],
  warnings: WarningList,
): MappedText {
  if (matches.length === 0) return text;
  const builder = new MappedTextBuilder();
  let done = 0;
  for (const { start, end, rule } of matches) {
    builder.copy(text, done, start);
    replaceMatch(builder, text, { start, end }, rule, warnings);
    done = end;
  }
  builder.copy(text, done, text.length);
  return builder.build(text.sourceEnd);
}

function replaceMatch(
  builder: MappedTextBuilder,
  text: MappedText,
  { start, end }: TextRange,
  { replacement }: PronunciationRule,
  warnings: WarningList,
): void {
  if (replacement.kind === 'alias') {
    builder.write(replacement.alias.trim().replace(/\s+/g, ' '), text, start, end);
    return;
  }
  const from = builder.length;
  builder.copy(text, start, end);
  const ipa = toIpa(replacement.phoneme, replacement.alphabet);
  if (ipa) builder.fixSound(from, ipa);
  else
    warnings.add(
      'invalid_phoneme',
      (count) => `${count} phonemes couldn’t be read, so the words are spoken as written.`,
    );
}
