export { integratedLoudness } from './integrated-loudness.ts';
export { samplePeakDb, truePeakDb } from './peak-level.ts';
