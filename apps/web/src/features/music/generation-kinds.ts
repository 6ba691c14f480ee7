import { Music } from 'lucide-react';
import type { GenerationKind } from '#web/app/generation-kinds.ts';
import { message } from '#web/features/music/messages.ts';

export const generationKinds: GenerationKind[] = [
  {
    source: 'Music',
    label: message('title'),
    icon: Music,
    path: '/app/music',
    restore: ({ history_item_id }) => ({ restore: history_item_id }),
  },
];
