import { z } from 'zod';
import { json, route } from '../route.ts';

/** What a token opens; behaviours of the public API, Authentication. */
export const singleUseTokenTypes = ['realtime_scribe', 'batch_scribe', 'tts_websocket'] as const;
export type SingleUseTokenType = (typeof singleUseTokenTypes)[number];

export const singleUseTokenRoutes = {
  create: route({
    id: 'single-use-tokens.create',
    method: 'POST',
    path: '/v1/single-use-token/{token_type}',
    summary: 'Create a token for browsers that opens one session of a kind within 15 minutes',
    // the permission that it takes follows from the type
    access: 'any',
    params: z.object({ token_type: z.enum(singleUseTokenTypes) }),
    answer: json(z.object({ token: z.string() })),
  }),
};
