import { MappedText } from '../mapped-text.ts';
import type { PlanOptions } from '../speech-plan.ts';
import { WarningList } from '../warnings.ts';
import { normalizeText } from './normalize-text.ts';

/** What is spoken for `text`, for tables of tests. */
export function say(text: string, language = 'en-US', mode: PlanOptions['normalization'] = 'auto'): string {
  return normalizeText(MappedText.from(text), { language, mode }, new WarningList()).text.trim();
}
