export { type ChannelCount, deinterleave, foldToMono, interleave } from '../channels.ts';
/** Changes the rate of a whole clip. */
export { resample } from '../resample/resampler.ts';
export { findSoundEdges, trimSilence } from './edges.ts';
export { applyGain, fadeIn, fadeOut, silence } from './gain.ts';
export { crossfade, SegmentJoiner } from './segment-joiner.ts';
