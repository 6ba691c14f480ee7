import { dialectsOf } from '@mynah/contract/voices/dialects';
import { voiceLanguages } from '@mynah/contract/voices/voice-languages';
import { getSpeechModel, modelSpeaks } from '../../../models/index.ts';

/** One accent of one language; `code` names both. */
export interface VoiceAccent {
  accent: string;
  language: string;
  code: string;
  name: string;
}

/** In the order of the languages, and of their dialects. @throws Failure `model_not_found` */
export function listAccents({ language, modelId }: { language?: string; modelId?: string }): VoiceAccent[] {
  const model = modelId === undefined ? undefined : getSpeechModel(modelId);
  const wanted = language?.toLowerCase().replace(/-.*/, '');
  return voiceLanguages
    .filter(({ code }) => (wanted === undefined || code === wanted) && (!model || modelSpeaks(model, code)))
    .flatMap(({ code }) =>
      dialectsOf(code).map(({ accent, name }) => ({
        accent,
        language: code,
        code: `${code}-${accent}`,
        name,
      })),
    );
}
