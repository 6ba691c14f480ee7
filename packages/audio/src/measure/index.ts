export { integratedLoudness } from './integrated-loudness.ts';
export { samplePeakDb, truePeakDb } from './peak-level.ts';
export { fitPeaks, gatherPeaks, Peaks, type PeaksOptions } from './peaks.ts';
