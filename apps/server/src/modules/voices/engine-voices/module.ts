import type { Module } from '../../../platform/http/index.ts';
import { syncDefaultVoices } from './sync-default-voices.ts';

/** Voices as the engines carry them: the default ones, the names that programs know them by, and who speaks a voice. */
export const engineVoicesModule: Module = { name: 'engine-voices', prepare: syncDefaultVoices };
