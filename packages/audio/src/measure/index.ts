export { integratedLoudness } from './integrated-loudness.ts';
export { LoudnessMeter } from './loudness-meter.ts';
export { medianPitch } from './median-pitch.ts';
export { samplePeakDb, truePeakDb } from './peak-level.ts';
export { fitPeaks, gatherPeaks, Peaks, type PeaksOptions } from './peaks.ts';
export { TruePeakMeter } from './true-peak-meter.ts';
