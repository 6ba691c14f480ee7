import { tellWarnings } from '../../../../platform/http/tell-warnings.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { embeddingEngines } from './embed.ts';

/** Says that another model than the named one computes, or that none does. */
export function warnOfModel({
  platform,
  setHeader,
}: {
  platform: Platform;
  setHeader(name: string, value: string): void;
}): void {
  const [engine] = embeddingEngines(platform);
  tellWarnings(setHeader, [engine ? 'embedding_model_is_local' : 'full_text_only']);
}
