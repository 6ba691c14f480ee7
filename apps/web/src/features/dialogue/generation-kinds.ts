import { MessagesSquare } from 'lucide-react';
import type { GenerationKind } from '#web/app/generation-kinds.ts';
import { message } from '#web/features/dialogue/messages.ts';

export const generationKinds: GenerationKind[] = [
  {
    source: 'TTS',
    // as upstream, a dialogue is speech that has lines
    isVariant: ({ dialogue }) => Boolean(dialogue),
    label: message('title'),
    icon: MessagesSquare,
    path: '/app/speech-synthesis/text-to-dialogue',
    restore: ({ history_item_id }) => ({ restore: history_item_id }),
  },
];
