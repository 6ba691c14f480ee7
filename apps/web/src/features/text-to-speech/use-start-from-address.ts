import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { fetchHistoryItem } from '#web/features/history/index.ts';
import { changeDraft } from '#web/features/text-to-speech/draft.ts';
import { message } from '#web/features/text-to-speech/messages.ts';
import { selectModel } from '#web/features/text-to-speech/models.requests.ts';
import { changeVoiceSettings } from '#web/features/text-to-speech/voice-settings.ts';
import { selectVoice } from '#web/features/voices/index.ts';
import { track } from '#web/shared/track.ts';
import { toast } from '#web/ui/toast.tsx';

type Start = { text?: string; restore?: string; voice?: string };

/**
 * Takes over what the address brings, once, and clears it, so that a reload does not undo later changes. A page of
 * ours may ask to speak at once; an address alone may not, since a link from elsewhere must not spend credits.
 */
export function useStartFromAddress(generate: () => void): void {
  const { text, restore, voice } = useSearch({ strict: false }) as Start;
  const speaksAtOnce = useLocation({ select: ({ state }) => state.speaks === true });
  const latest = useRef(generate);
  latest.current = generate;
  const navigate = useNavigate();
  useEffect(() => {
    if (text === undefined && restore === undefined && voice === undefined) return;
    if (text !== undefined) changeDraft({ text });
    if (voice !== undefined) selectVoice(voice);
    if (restore !== undefined) {
      restoreItem(restore).catch(() => toast.error(message('restoreFailed')));
    }
    const search = (former: object) => ({ ...former, text: undefined, restore: undefined, voice: undefined });
    void navigate({ to: '.', search, replace: true });
    if (speaksAtOnce) latest.current();
  }, [text, restore, voice, speaksAtOnce, navigate]);
}

/** Text, voice, model and settings of a history item. */
async function restoreItem(id: string): Promise<void> {
  const item = await fetchHistoryItem(id);
  changeDraft({ text: item.text ?? '' });
  if (item.voice_id) selectVoice(item.voice_id);
  if (item.model_id) selectModel(item.model_id);
  if (item.voice_id && item.settings) changeVoiceSettings(item.voice_id, item.settings);
  track({ name: 'history_item_restored' });
  toast.success(message('restored'));
}
