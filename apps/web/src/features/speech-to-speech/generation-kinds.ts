import { Mic } from 'lucide-react';
import { title } from '#web/features/speech-to-speech/titles.ts';
import type { GenerationKind } from '#web/shared/audio-items/generation-kinds.ts';

export const generationKinds: GenerationKind[] = [
  {
    source: 'STS',
    label: title('kind'),
    icon: Mic,
    path: '/app/speech-synthesis/speech-to-speech',
    restore: ({ history_item_id }) => ({ restore: history_item_id }),
  },
];
