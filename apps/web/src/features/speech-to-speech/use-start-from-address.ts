import { useEffect } from 'react';
import { changeSettings } from '#web/features/speech-to-speech/change-draft.ts';
import { selectConversionModel } from '#web/features/speech-to-speech/conversion-models.ts';
import { message } from '#web/features/speech-to-speech/messages.ts';
import { restoreChange } from '#web/features/speech-to-speech/restore-change.ts';
import { changeVoiceSettings } from '#web/features/text-to-speech/index.ts';
import { selectVoice } from '#web/features/voices/index.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { fetchHistoryItem } from '#web/shared/audio-items/history-item.requests.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { track } from '#web/shared/track.ts';
import { toast } from '#web/ui/toast.tsx';

/** Takes over what the address brings, once, and clears it, so that a reload does not undo later changes. */
export function useStartFromAddress(): void {
  const { restore, voice } = useSearchValues(({ restore, voice }) => ({ restore, voice }));
  const navigate = useNavigate();
  useEffect(() => {
    if (restore === undefined && voice === undefined) return;
    if (voice !== undefined) selectVoice(voice);
    if (restore !== undefined) restoreItem(restore).catch(() => toast.error(message('restoreFailed')));
    const search = (former: object) => ({ ...former, restore: undefined, voice: undefined });
    void navigate({ to: '.', search, replace: true });
  }, [restore, voice, navigate]);
}

/** Voice, model and settings of an item, and its recording where it was kept. */
async function restoreItem(id: string): Promise<void> {
  const item = await fetchHistoryItem(id);
  if (item.source !== 'STS') throw new Error('no voice was changed for this item');
  const { seed, remove_background_noise: removesNoise } = item.request ?? {};
  changeSettings({
    seed: typeof seed === 'number' ? String(seed) : '',
    removesNoise: removesNoise !== undefined,
  });
  if (item.voice_id) selectVoice(item.voice_id);
  if (item.model_id) selectConversionModel(item.model_id);
  if (item.voice_id && item.settings) changeVoiceSettings(item.voice_id, item.settings);
  track({ name: 'history_item_restored' });
  toast.success(message((await restoreChange(item)) ? 'restored' : 'restoredWithoutSound'));
}
