import type { Platform } from '../../../platform/platform.ts';
import { getCreditAccount } from './get-credit-account.ts';

/** Slots for professional voices that the workspace has beside those of its plan (BIL-055, BIL-056). */
export const extraProfessionalVoices = async (platform: Platform, workspaceId: string): Promise<number> =>
  (await getCreditAccount(platform, workspaceId)).extraProfessionalVoices;
