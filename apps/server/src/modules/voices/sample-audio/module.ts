import type { Module } from '../../../platform/http/index.ts';

/** Reads what is in recordings of voices. It has no calls of its own. */
export const sampleAudioModule: Module = { name: 'sample-audio' };
