import { Wind } from 'lucide-react';
import { GENERATE_PATH } from '#web/features/sound-effects/paths.ts';
import { title } from '#web/features/sound-effects/titles.ts';
import { listRunsUnderWay } from '#web/shared/tool-runs/runs-under-way.ts';
import type { UnderWaySource } from '#web/shared/under-way.ts';

export const underWay: UnderWaySource = {
  id: 'sound-effects',
  label: title('title'),
  icon: Wind,
  list: listRunsUnderWay('sound-effects', GENERATE_PATH),
};
