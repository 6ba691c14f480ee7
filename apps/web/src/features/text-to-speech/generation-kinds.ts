import { AudioLines } from 'lucide-react';
import type { GenerationKind } from '#web/app/generation-kinds.ts';
import { message } from '#web/features/text-to-speech/messages.ts';

export const generationKinds: GenerationKind[] = [
  {
    source: 'TTS',
    label: message('title'),
    icon: AudioLines,
    path: '/app/speech-synthesis/text-to-speech',
    restore: ({ history_item_id }) => ({ restore: history_item_id }),
  },
];
