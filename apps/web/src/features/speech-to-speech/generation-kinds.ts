import { Mic } from 'lucide-react';
import type { GenerationKind } from '#web/app/generation-kinds.ts';
import { title } from '#web/features/speech-to-speech/titles.ts';

export const generationKinds: GenerationKind[] = [
  {
    source: 'STS',
    label: title('title'),
    icon: Mic,
    path: '/app/speech-synthesis/speech-to-speech',
    restore: ({ history_item_id }) => ({ restore: history_item_id }),
  },
];
