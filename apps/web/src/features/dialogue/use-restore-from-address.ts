import { useEffect } from 'react';
import { changeDraft } from '#web/features/dialogue/draft.ts';
import { message } from '#web/features/dialogue/messages.ts';
import { newLine } from '#web/features/dialogue/script.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { fetchHistoryItem } from '#web/shared/audio-items/history-item.requests.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { toast } from '#web/ui/toast.tsx';

/** Takes up the item that the address names, once, and clears it, so that a reload does not undo later changes. */
export function useRestoreFromAddress(): void {
  const { restore } = useSearchValues(({ restore }) => ({ restore }));
  const navigate = useNavigate();
  useEffect(() => {
    if (restore === undefined) return;
    restoreDialogue(restore).catch(() => toast.error(message('restoreFailed')));
    const search = (former: object) => ({ ...former, restore: undefined });
    void navigate({ to: '.', search, replace: true });
  }, [restore, navigate]);
}

/** @throws Error for what is no dialogue */
async function restoreDialogue(id: string): Promise<void> {
  const { dialogue, request } = await fetchHistoryItem(id);
  if (!dialogue) throw new Error('the item is no dialogue');
  const { seed, settings } = (request ?? {}) as { seed?: unknown; settings?: { stability?: unknown } };
  changeDraft({
    lines: dialogue.map(({ voice_id, text }) => newLine(voice_id, text)),
    seed: typeof seed === 'number' ? String(seed) : '',
    stability: typeof settings?.stability === 'number' ? settings.stability : 0.5,
  });
  toast.success(message('restored'));
}
