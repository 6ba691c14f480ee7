import { create } from 'zustand';
import type { PronunciationRule } from '#web/features/dictionaries/dictionaries.requests.ts';
import { useSession } from '#web/shared/session/session.ts';

/** Rules as they were changed and not saved yet, by the dictionary: leaving the page does not lose them. */
interface RulesDraft {
  /** The version that was changed. */
  versionId: string;
  rules: readonly PronunciationRule[];
}

const useDrafts = create<Record<string, RulesDraft>>(() => ({}));

export const useRulesDraft = (dictionaryId: string): RulesDraft | undefined =>
  useDrafts((drafts) => drafts[dictionaryId]);

export const changeRulesDraft = (dictionaryId: string, draft: RulesDraft): void =>
  useDrafts.setState({ [dictionaryId]: draft });

export function dropRulesDraft(dictionaryId: string): void {
  const { [dictionaryId]: _, ...others } = useDrafts.getState();
  useDrafts.setState(others, true);
}

// whoever signs in next in this tab must not find them
useSession.subscribe(({ hasLeft }) => {
  if (hasLeft) useDrafts.setState({}, true);
});

/** With a rule in place of another one, or behind all; of the same text there is one rule. */
export function withRule(
  rules: readonly PronunciationRule[],
  rule: PronunciationRule,
  replaced?: PronunciationRule,
): PronunciationRule[] {
  const isSame = (other: PronunciationRule) => other.string_to_replace === rule.string_to_replace;
  const at = rules.findIndex((other) => other === replaced || (!replaced && isSame(other)));
  const placed = at < 0 ? [...rules, rule] : rules.with(at, rule);
  return placed.filter((other) => other === rule || !isSame(other));
}

/** What is said in place of the text, as a person writes it. */
export const saidBy = (rule: PronunciationRule): string =>
  rule.type === 'alias' ? rule.alias : `/${rule.phoneme}/`;

/** Rules that hold the words, in either column. */
export function filterRules(
  rules: readonly PronunciationRule[],
  search: string,
): readonly PronunciationRule[] {
  const words = search.trim().toLowerCase();
  if (words === '') return rules;
  return rules.filter((rule) => `${rule.string_to_replace}\n${saidBy(rule)}`.toLowerCase().includes(words));
}
