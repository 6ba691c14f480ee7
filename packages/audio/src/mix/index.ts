export { duckUnder } from './duck-under.ts';
export { Ducker, type DuckingOptions } from './ducker.ts';
export { type MixClip, type MixOptions, mixTimeline } from './mix-timeline.ts';
export { type SoundSource, sourceOf } from './sound-source.ts';
