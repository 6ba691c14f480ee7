import { voiceClones, voiceConsents } from '../cloning/cloning.tables.ts';
import { voiceTrainings } from '../professional/professional.tables.ts';
import { voiceSettings } from '../registry/voices.tables.ts';
import { verificationAttempts, voiceCaptchas, voiceReviews } from '../safety/safety.tables.ts';
import { voiceSamples } from '../samples/samples.tables.ts';

/** Whose rows name a voice and its workspace, and go where the voice goes; how it is shared, `library` moves. */
export const followingTables = [
  voiceSettings,
  voiceSamples,
  voiceClones,
  voiceConsents,
  voiceTrainings,
  voiceCaptchas,
  verificationAttempts,
  voiceReviews,
] as const;
