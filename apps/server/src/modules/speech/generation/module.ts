import type { Module } from '../../../platform/http/index.ts';

/** No routes of its own: the frame of whatever makes sound. */
export const generationModule: Module = { name: 'generation' };
