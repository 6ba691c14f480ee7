import { designLimits } from '@mynah/contract/voices/design-limits';
import { useDraft } from '#web/features/voice-design/draft.ts';

/** The text that the voices are to say, where one is given. */
export function useGivenText(): { text: string | undefined; isValid: boolean; missing: number } {
  const { isAutoText, text } = useDraft();
  if (isAutoText) return { text: undefined, isValid: true, missing: 0 };
  const { least, most } = designLimits.text;
  return {
    text,
    isValid: text.length >= least && text.length <= most,
    missing: Math.max(0, least - text.length),
  };
}
