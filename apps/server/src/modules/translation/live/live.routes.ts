import { liveTranslationRoutes as routes } from '@mynah/contract/translation/live';
import { handleSocket } from '../../../platform/http/index.ts';
import { runLive } from './run-live.ts';

export const liveHttpRoutes = [
  handleSocket(routes.realtime, (call, socket) =>
    runLive(call, socket, {
      committed: 'final_transcript',
      isStereo: false,
      faults: { invalid_request: 'input_error' },
    }),
  ),
];
