import type { AudioItemAction } from '#web/app/player/index.ts';
import { FeedbackHost } from '#web/features/feedback/feedback-host.tsx';
import { ThumbButtons } from '#web/features/feedback/thumb-buttons.tsx';
import { ThumbEntries } from '#web/features/feedback/thumb-entries.tsx';

export const audioItemActions: AudioItemAction[] = [
  { order: 10, Button: ThumbButtons, MenuEntry: ThumbEntries, Host: FeedbackHost },
];
