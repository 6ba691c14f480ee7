import { downloadCurrent } from '#web/player/bar/download-current.ts';
import type { PlayerItem } from '#web/player/state/player-item.ts';
import type { AudioItemSubject } from '#web/shared/audio-items/audio-item-actions.ts';
import { toast } from '#web/ui/toast.tsx';

/** What the actions on a sound see of the item. */
export const subjectOf = ({ id, loaded, extra, info }: PlayerItem): AudioItemSubject => ({
  historyItemId: loaded ? id : null,
  text: extra.text ?? info.title,
});

/** A preview is not the listener's, and a file is theirs already. */
export const canBeDownloaded = ({ type }: PlayerItem): boolean => type !== 'voicePreview' && type !== 'file';

export function downloadOrSay(): void {
  downloadCurrent().catch((cause: unknown) => toast.failure(cause));
}
