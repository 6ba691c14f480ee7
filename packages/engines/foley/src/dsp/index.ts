export * from './curves.ts';
export * from './filter.ts';
export * from './noise.ts';
export { Random } from './random.ts';
export { RATE, toLength } from './rate.ts';
export * from './stereo.ts';
export * from './tones.ts';
export * from './voice.ts';
