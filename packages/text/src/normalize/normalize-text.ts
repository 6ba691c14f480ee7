import type { MappedText } from '../mapped-text.ts';
import type { PlanOptions } from '../speech-plan.ts';
import type { WarningList } from '../warnings.ts';
import { cleanText } from './clean.ts';
import { rulesFor } from './languages.ts';

export interface NormalizeOptions {
  /** BCP 47 tag. */
  language: string;
  mode: PlanOptions['normalization'];
}

/**
 * The spoken form of a sentence. `off` only cleans; `auto` spells out figures, signs and short forms;
 * `on` reads out lone signs as well. A language without a table keeps its figures for the phonemizer.
 */
export function normalizeText(
  text: MappedText,
  options: NormalizeOptions,
  warnings: WarningList,
): MappedText {
  let spoken = cleanText(text, warnings);
  if (options.mode === 'off') return spoken;
  for (const rule of rulesFor(options.language)) {
    if (rule.onlyWhenOn && options.mode !== 'on') continue;
    if (rule.needs === 'digit' && !/[0-9]/.test(spoken.text)) continue;
    spoken = spoken.replace(rule.find, rule.say);
  }
  return spoken.replace(/ {2,}/g, () => ' ');
}
