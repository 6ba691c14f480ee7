import { FeedbackHost } from '#web/features/feedback/feedback-host.tsx';
import { ThumbButtons } from '#web/features/feedback/thumb-buttons.tsx';
import { ThumbEntries } from '#web/features/feedback/thumb-entries.tsx';
import type { AudioItemAction } from '#web/shared/audio-items/audio-item-actions.ts';

export const audioItemActions: AudioItemAction[] = [
  { order: 10, Button: ThumbButtons, MenuEntry: ThumbEntries, Host: FeedbackHost },
];
