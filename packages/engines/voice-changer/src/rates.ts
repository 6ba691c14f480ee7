/** The engine's sample rate: what Kokoro speaks at, and enough for a voice. */
export const sampleRateHz = 24_000;
/** Pitch is looked at so often: every 5 ms. */
export const frameSamples = 120;
/** Voices are looked for between these. */
export const lowestPitchHz = 60;
export const highestPitchHz = 560;
