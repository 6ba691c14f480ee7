import { deriveSecret } from '../../../platform/crypto/index.ts';
import { newSecret } from '../../../platform/ids/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';

/** 360 days, as every cookie (PRV-049); each refresh starts them anew. */
export const refreshTokenSeconds = 360 * 24 * 3600;

/** A lost answer may be asked for again so long; later use of an old token ends the session. */
export const refreshGraceMs = 10_000;

export const newRefreshToken = (sessionId: string): string => `${sessionId}.${newSecret()}`;

/**
 * The token after this one. It follows from it, so that two tabs that refresh at once, and a browser whose answer
 * got lost, get the same one; without the server's key it cannot be worked out.
 */
export const nextRefreshToken = ({ keys }: Platform, token: string): string =>
  `${sessionIdOf(token)}.${deriveSecret(keys.keyFor('refresh-token'), token)}`;

export const sessionIdOf = (token: string): string => token.slice(0, token.indexOf('.'));
