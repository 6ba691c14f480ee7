import { Languages } from 'lucide-react';
import { DUB_PATH } from '#web/features/dubbing/paths.ts';
import { title } from '#web/features/dubbing/titles.ts';
import { call } from '#web/shared/api/call.ts';
import type { UnderWaySource } from '#web/shared/under-way.ts';

const LOOKED_AT = 20;

export const underWay: UnderWaySource = {
  id: 'dubs',
  label: title('dubTitle'),
  icon: Languages,
  list: async (signal) => {
    const query = {
      page_size: LOOKED_AT,
      dubbing_statuses: ['queued', 'preparing', 'dubbing'] as const,
    };
    const { dubs } = await call('GET /v1/dubbing', { query, signal });
    return dubs.map(({ dubbing_id: id, name, status, progress }) => ({
      id,
      title: name,
      // of a hundred
      progress: status === 'queued' ? null : progress / 100,
      target: { to: DUB_PATH, params: { dubbingId: id } },
    }));
  },
};
