import type { Module } from '../../../platform/http/index.ts';

/** Secrets of links and codes that count once. */
export const oneTimeTokensModule: Module = { name: 'one-time-tokens' };
