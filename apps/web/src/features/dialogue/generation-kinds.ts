import { MessagesSquare } from 'lucide-react';
import { title } from '#web/features/dialogue/titles.ts';
import type { GenerationKind } from '#web/shared/audio-items/generation-kinds.ts';

export const generationKinds: GenerationKind[] = [
  {
    source: 'TTS',
    // as upstream, a dialogue is speech that has lines
    isVariant: ({ dialogue }) => Boolean(dialogue),
    label: title('title'),
    icon: MessagesSquare,
    path: '/app/speech-synthesis/text-to-dialogue',
    restore: ({ history_item_id }) => ({ restore: history_item_id }),
  },
];
