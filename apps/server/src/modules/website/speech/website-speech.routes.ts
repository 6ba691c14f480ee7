import { websiteRoutes as routes } from '@mynah/contract/website';
import { handle } from '../../../platform/http/index.ts';
import { beginForStranger } from './begin-for-stranger.ts';

export const websiteSpeechRoutes = [
  handle(routes.speak, async ({ platform, body, ipAddress, requestId, signal, setHeader }) => {
    const sound = await beginForStranger(platform, body, { ipAddress, requestId, signal });
    setHeader('cache-control', 'no-store');
    return { contentType: 'audio/pcm', body: sound };
  }),
];
