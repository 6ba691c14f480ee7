import { randomBytes } from 'node:crypto';
import { apiKeyPrefix } from '../../../../platform/http/index.ts';

/** `sk_` and 48 hex digits (192 bits), as the public API's keys look. */
export const newApiKey = (): string => `${apiKeyPrefix}${randomBytes(24).toString('hex')}`;

/** Enough to tell keys apart, too little to use: the head and the last four. */
export const hintOf = (key: string): string => `${key.slice(0, 6)}…${key.slice(-4)}`;
