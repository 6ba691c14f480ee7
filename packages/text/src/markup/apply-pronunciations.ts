import { type MappedText, MappedTextBuilder } from '../mapped-text.ts';
import type { PronunciationRule } from '../speech-plan.ts';
import type { WarningList } from '../warnings.ts';
import { toIpa } from './arpabet.ts';

/** Rules as a tree of lower-case characters, so that each place of a text is tried against all rules at once. */
interface RuleNode {
  next: Map<string, RuleNode>;
  rules: PronunciationRule[];
}

export type PronunciationMatcher = RuleNode;

export function compilePronunciations(rules: readonly PronunciationRule[]): PronunciationMatcher {
  const root: RuleNode = { next: new Map(), rules: [] };
  for (const rule of rules) {
    let node = root;
    for (const character of fold(rule.find.trim())) {
      const next = node.next.get(character) ?? { next: new Map(), rules: [] };
      node.next.set(character, next);
      node = next;
    }
    if (node !== root) node.rules.push(rule);
  }
  return root;
}

/** Replaces whole words and phrases by their aliases, or fixes their sound. The longest match wins, then the earlier rule. */
export function applyPronunciations(
  text: MappedText,
  matcher: PronunciationMatcher,
  warnings: WarningList,
): MappedText {
  if (matcher.next.size === 0) return text;
  const folded = fold(text.text);
  const builder = new MappedTextBuilder();
  let done = 0;
  for (let at = 0; at < text.length; at += 1) {
    const found = isWordBoundary(text.text, at) ? findLongest(text, folded, at, matcher) : undefined;
    if (!found) continue;
    builder.copy(text, done, at);
    replaceMatch(builder, text, at, found, warnings);
    done = found.end;
    at = found.end - 1;
  }
  if (done === 0) return text;
  builder.copy(text, done, text.length);
  return builder.build(text.sourceEnd);
}

interface Found {
  rule: PronunciationRule;
  end: number;
}

function findLongest(text: MappedText, folded: string, start: number, matcher: RuleNode): Found | undefined {
  let found: Found | undefined;
  let node: RuleNode | undefined = matcher;
  for (let end = start; end < folded.length; ) {
    node = node.next.get(folded[end]!);
    if (!node) break;
    end += 1;
    const rule = node.rules.find((each) => matchesCase(each, text.text.slice(start, end)));
    if (rule && isWordBoundary(text.text, end) && !touchesSpan(text, start, end)) found = { rule, end };
  }
  return found;
}

function replaceMatch(
  builder: MappedTextBuilder,
  text: MappedText,
  start: number,
  found: Found,
  warnings: WarningList,
): void {
  const { replacement } = found.rule;
  if (replacement.kind === 'alias') {
    builder.write(replacement.alias, text, start, found.end);
    return;
  }
  const from = builder.length;
  builder.copy(text, start, found.end);
  const ipa = toIpa(replacement.phoneme, replacement.alphabet);
  if (ipa) builder.fixSound(from, ipa);
  else
    warnings.add(
      'invalid_phoneme',
      (count) => `${count} phonemes couldn’t be read, so the words are spoken as written.`,
    );
}

function matchesCase(rule: PronunciationRule, found: string): boolean {
  return !rule.caseSensitive || rule.find.trim() === found;
}

function touchesSpan(text: MappedText, start: number, end: number): boolean {
  return text.spans.some((span) => start < span.end && end > span.start);
}

/** Lower case, unit by unit, so that offsets stay. */
function fold(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from({ length: text.length }, (_, index) => {
    const unit = text[index]!;
    return unit.toLowerCase().length === 1 ? unit.toLowerCase() : unit;
  }).join('');
}

const wordUnit = /[\p{L}\p{M}\p{N}_]/u;
const lowSurrogate = /[\uDC00-\uDFFF]/;
/** Scripts that do not part words by spaces: any place is a boundary. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

function isWordBoundary(text: string, at: number): boolean {
  const before = text[at - 1];
  const after = text[at];
  if (before === undefined || after === undefined) return true;
  if (lowSurrogate.test(after)) return false;
  if (!wordUnit.test(before) || !wordUnit.test(after)) return true;
  return unspaced.test(before) || unspaced.test(after);
}
