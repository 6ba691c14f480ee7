import { z } from 'zod';
import { bytes, route } from './route.ts';

/** Characters that somebody without an account may have spoken at once. */
export const mostPublicCharacters = 300;

export const websiteRoutes = {
  speak: route({
    id: 'website.speak',
    method: 'POST',
    path: '/v1/website/speech',
    summary: 'Speak a short text without an account, as 16-bit PCM at 24 kHz; nothing is stored',
    access: 'public',
    internal: true,
    body: z.object({
      text: z.string().trim().min(1).max(mostPublicCharacters),
      /** Of the engines, as the website lists them. */
      voice_id: z.string().min(1).max(100),
      /** BCP 47 */
      language_code: z.string().min(2).max(20),
    }),
    answer: bytes('audio/pcm'),
  }),
};
