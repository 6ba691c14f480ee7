import { Music } from 'lucide-react';
import { title } from '#web/features/music/titles.ts';
import { call } from '#web/shared/api/call.ts';
import type { UnderWaySource } from '#web/shared/under-way.ts';

export const underWay: UnderWaySource = {
  id: 'songs',
  label: title('title'),
  icon: Music,
  list: async (signal) => {
    const { songs } = await call('GET /v1/music/songs', { signal });
    return songs
      .filter(({ status }) => status === 'queued' || status === 'composing')
      .map(({ song_id: id, title: name, status, progress }) => ({
        id,
        title: name,
        progress: status === 'queued' ? null : progress,
        target: { to: '/app/music', hash: `song-${id}` },
      }));
  },
};
