import type { AiSpeechClassification } from '@mynah/contract/ai-speech-classification';
import { call } from '#web/shared/api/call.ts';

export function classify(file: File, signal: AbortSignal): Promise<AiSpeechClassification> {
  return call('POST /v1/moderation/ai-speech-classification', { form: { file }, signal });
}
