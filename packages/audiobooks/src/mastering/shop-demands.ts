/**
 * What audiobook shops demand of each file. Source: ACX Audio Submission Requirements (RMS, peak, noise floor, room tone,
 * 192 kbit/s constant, 44.1 kHz). dB of full scale, seconds.
 */
export const shopDemands = {
  rmsDb: { least: -23, aim: -20, most: -18 },
  peakDb: { most: -3 },
  noiseFloorDb: { most: -60 },
  headSeconds: { least: 0.5, aim: 0.75, most: 1 },
  tailSeconds: { least: 1, aim: 2.5, most: 5 },
  sampleRateHz: 44_100,
  bitrateKbps: 192,
} as const;

/** The format of a mastered chapter, mono. */
export const shopFormat = 'mp3_44100_192';
