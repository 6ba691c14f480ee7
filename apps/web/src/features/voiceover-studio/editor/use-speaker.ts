import { useQuery } from '@tanstack/react-query';
import { useSelectedVoice, useVoices } from '#web/features/voices/index.ts';
import { modelsQuery } from '#web/shared/models/models.requests.ts';

const FIRST_MODEL = 'eleven_multilingual_v2';

/** Who speaks a line without a voice of its own, and by which model; undefined until both are known. */
export function useSpeaker(): { voiceId: string; modelId: string } | undefined {
  const voice = useSelectedVoice(useVoices({ isStudio: true }).data);
  const models = useQuery(modelsQuery).data?.filter((model) => model.can_do_text_to_speech);
  const model = models?.find(({ model_id }) => model_id === FIRST_MODEL) ?? models?.[0];
  return voice && model ? { voiceId: voice.voice_id, modelId: model.model_id } : undefined;
}
