import type { TranslationEngine } from '@mynah/contract/translation/translation';
import type { TranslatorOffer } from '../../platform/translation/index.ts';

export const toEngine = ({ readsContext, isRemote, chrf, ...offer }: TranslatorOffer): TranslationEngine => ({
  ...offer,
  chrf: chrf ?? null,
  reads_context: readsContext,
  is_remote: isRemote,
});
