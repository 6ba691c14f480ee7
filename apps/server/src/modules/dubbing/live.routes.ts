import { liveDubbingRoutes as routes } from '@mynah/contract/translation/live';
import { handleSocket } from '../../platform/http/index.ts';
import { runLive } from '../translation/index.ts';

/** Live dubbing: nothing of it is kept. */
export const liveHttpRoutes = [
  handleSocket(routes.live, (call, socket) =>
    runLive(call, socket, {
      committed: 'committed_transcript',
      isStereo: true,
      faults: { quota_exceeded: 'error' },
    }),
  ),
];
