import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { userAnswerParts } from '../../billing/index.ts';
import { voiceSlots } from './subscription-part.ts';

/** How many voices a workspace may have, and how often it may change them. */
export const voiceLimitsModule: Module = {
  name: 'voice-limits',
  extensions: [extend(userAnswerParts, voiceSlots)],
};
