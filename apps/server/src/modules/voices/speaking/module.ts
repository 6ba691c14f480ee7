import type { Module } from '../../../platform/http/index.ts';

/** Makes a voice ready to speak, for whoever speaks with it. It has no calls of its own. */
export const voiceSpeakingModule: Module = { name: 'voice-speaking' };
