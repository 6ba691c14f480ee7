import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { shareableResources } from '../../workspaces/sharing/index.ts';
import { shareableVoice } from './shareable-voice.ts';

/** The rows of voices: who sees them, and how they are written. */
export const voiceRegistryModule: Module = {
  name: 'voice-registry',
  extensions: [extend(shareableResources, shareableVoice)],
};
