export { stretchSound, stretchTo } from './stretch-sound.ts';
export { type TimeAnchor, TimeMap } from './time-map.ts';
export { TimeStretcher, type TimeStretcherOptions } from './time-stretcher.ts';
