import type { HistoryItem } from '@mynah/contract/history/history';
import { faceOf, mainKinds, titleOf } from '#web/shared/audio-items/generation-kinds.ts';

/** Whose voice it is, and of which kind where that is not plain, or said by the title. */
export function ItemLine({ item }: { item: HistoryItem }) {
  const { label, icon: Icon } = faceOf(item);
  const isPlain = mainKinds().length === 1 && item.source === mainKinds()[0]?.source;
  if (isPlain && item.voice_name) return item.voice_name;
  const isTitle = titleOf(item) === label;
  return (
    <>
      <Icon aria-hidden className="me-1 inline size-3.5 align-[-2px] text-ink-3" />
      {[!isTitle && label, item.voice_name].filter(Boolean).join(' · ') || label}
    </>
  );
}
