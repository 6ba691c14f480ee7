import { useEffect } from 'react';
import { changeDraft } from '#web/features/sound-effects/draft.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { fetchHistoryItem } from '#web/shared/audio-items/history-item.requests.ts';

const numberOr = <Other>(value: unknown, other: Other): number | Other =>
  typeof value === 'number' ? value : other;

/** Takes up what the address carries: a text, or a sound of the history with its settings. */
export function useStartFromAddress(): void {
  const { text, restore } = useSearchValues(({ text, restore }) => ({ text, restore }));
  useEffect(() => {
    if (text) changeDraft({ text });
    if (!restore) return;
    fetchHistoryItem(restore)
      .then(({ text: prompt, request }) =>
        changeDraft({
          text: prompt ?? '',
          seconds: numberOr(request?.duration_seconds, null),
          influence: numberOr(request?.prompt_influence, 0.3),
          loop: request?.loop === true,
        }),
      )
      // an item that is gone leaves the page as it was
      .catch(() => {});
  }, [text, restore]);
}
