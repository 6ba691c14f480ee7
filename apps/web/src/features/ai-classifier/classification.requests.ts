import type { AiSpeechClassification } from '@mynah/contract/ai-speech-classification';
import { requestJson } from '#web/shared/api/client.ts';

export function classify(file: File, signal: AbortSignal): Promise<AiSpeechClassification> {
  const form = new FormData();
  form.set('file', file, file.name);
  return requestJson<AiSpeechClassification>('/v1/moderation/ai-speech-classification', {
    method: 'POST',
    form,
    signal,
  });
}
