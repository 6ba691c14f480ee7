import { changeDraft, type Draft, useDraft } from '#web/features/text-to-speech/draft.ts';
import { message } from '#web/features/text-to-speech/messages.ts';
import { selectModel } from '#web/features/text-to-speech/models.requests.ts';
import { isMp3Format } from '#web/features/text-to-speech/mp3-formats.ts';
import { changeVoiceSettings } from '#web/features/text-to-speech/voice-settings.ts';
import { selectVoice } from '#web/features/voices/index.ts';
import { fetchHistoryItem } from '#web/shared/audio-items/history-item.requests.ts';
import { track } from '#web/shared/track.ts';
import { toast } from '#web/ui/toast.tsx';

/** Everything that the page had when it made a history item. @throws Error for what is no speech of a text */
export async function restoreItem(id: string): Promise<void> {
  const item = await fetchHistoryItem(id);
  if (item.source !== 'TTS' || item.text === null) throw new Error('no text was spoken for this item');
  changeDraft({
    text: item.text,
    ...readRequest(item.request ?? {}),
    restores: useDraft.getState().restores + 1,
  });
  if (item.voice_id) selectVoice(item.voice_id);
  if (item.model_id) selectModel(item.model_id);
  if (item.voice_id && item.settings) changeVoiceSettings(item.voice_id, item.settings);
  track({ name: 'history_item_restored' });
  toast.success(message('restored'));
}

/** What the page cannot set, a format that it cannot play for one, becomes the usual again. */
function readRequest(request: Record<string, unknown>): Omit<Draft, 'text' | 'restores'> {
  const { language_code, seed, apply_text_normalization: normalization, output_format } = request;
  const locators = request.pronunciation_dictionary_locators;
  return {
    languageCode: typeof language_code === 'string' ? language_code : '',
    seed: typeof seed === 'number' ? String(seed) : '',
    textNormalization: normalization === 'on' || normalization === 'off' ? normalization : '',
    outputFormat: isMp3Format(output_format) ? output_format : '',
    dictionaries: Array.isArray(locators) ? locators.flatMap(dictionaryOf) : [],
  };
}

const dictionaryOf = (locator: { pronunciation_dictionary_id?: unknown } | null): string[] => {
  const id = locator?.pronunciation_dictionary_id;
  return typeof id === 'string' ? [id] : [];
};
