import { useEffect, useRef } from 'react';
import { changeDraft } from '#web/features/text-to-speech/draft.ts';
import { message } from '#web/features/text-to-speech/messages.ts';
import { restoreItem } from '#web/features/text-to-speech/restore-item.ts';
import { selectVoice } from '#web/features/voices/index.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { useLocation, useNavigate } from '#web/shared/routing/index.ts';
import { toast } from '#web/ui/toast.tsx';

/**
 * Takes over what the address brings, once, and clears it, so that a reload does not undo later changes. A page of
 * ours may ask to speak at once; an address alone may not, since a link from elsewhere must not spend credits.
 */
export function useStartFromAddress(generate: () => void): void {
  const { text, restore, voice } = useSearchValues(({ text, restore, voice }) => ({ text, restore, voice }));
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
