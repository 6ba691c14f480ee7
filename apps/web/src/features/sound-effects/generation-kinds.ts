import { Wind } from 'lucide-react';
import type { GenerationKind } from '#web/app/generation-kinds.ts';
import { message } from '#web/features/sound-effects/messages.ts';
import { GENERATE_PATH } from '#web/features/sound-effects/paths.ts';

export const generationKinds: GenerationKind[] = [
  {
    source: 'SFX',
    label: message('kind'),
    icon: Wind,
    path: GENERATE_PATH,
    restore: ({ history_item_id }) => ({ restore: history_item_id }),
  },
];
