import type { PronunciationRule } from '#web/features/dictionaries/dictionaries.requests.ts';

export interface RuleDifference {
  kind: 'added' | 'removed' | 'changed';
  /** As it would be, or was where it goes. */
  rule: PronunciationRule;
  /** As it is now, where it changes. */
  former?: PronunciationRule;
}

/** What becomes of rules that others take the place of, in the order of the others; a rule is known by its text. */
export function rulesThatDiffer(
  present: readonly PronunciationRule[],
  next: readonly PronunciationRule[],
): RuleDifference[] {
  const byText = (rules: readonly PronunciationRule[]) =>
    new Map(rules.map((rule) => [rule.string_to_replace, rule]));
  const [now, then] = [byText(present), byText(next)];
  const come = next.flatMap((rule): RuleDifference[] => {
    const former = now.get(rule.string_to_replace);
    if (!former) return [{ kind: 'added', rule }];
    return isSame(former, rule) ? [] : [{ kind: 'changed', rule, former }];
  });
  const go = present.filter((rule) => !then.has(rule.string_to_replace));
  return [...come, ...go.map((rule) => ({ kind: 'removed' as const, rule }))];
}

function isSame(one: PronunciationRule, other: PronunciationRule): boolean {
  const isSameWay =
    one.type === 'alias'
      ? other.type === 'alias' && one.alias === other.alias
      : other.type === 'phoneme' && one.phoneme === other.phoneme && one.alphabet === other.alphabet;
  return (
    isSameWay && one.case_sensitive === other.case_sensitive && one.word_boundaries === other.word_boundaries
  );
}
