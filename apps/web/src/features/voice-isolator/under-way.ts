import { MicVocal } from 'lucide-react';
import { title } from '#web/features/voice-isolator/titles.ts';
import { listRunsUnderWay } from '#web/shared/tool-runs/runs-under-way.ts';
import type { UnderWaySource } from '#web/shared/under-way.ts';

export const underWay: UnderWaySource = {
  id: 'voice-isolator',
  label: title('title'),
  icon: MicVocal,
  list: listRunsUnderWay('voice-isolator', '/app/voice-isolator'),
};
