import { ShareButton } from '#web/features/share/share-button.tsx';
import { ShareEntry } from '#web/features/share/share-entry.tsx';
import { ShareHost } from '#web/features/share/share-host.tsx';
import type { AudioItemAction } from '#web/shared/audio-items/audio-item-actions.ts';

export const audioItemActions: AudioItemAction[] = [
  { order: 20, Button: ShareButton, MenuEntry: ShareEntry, Host: ShareHost },
];
