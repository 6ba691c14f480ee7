export { fromAlaw, fromUlaw, toAlaw, toUlaw } from './g711.ts';
export { fromPcm16, onBothSides, toPcm16 } from './pcm16.ts';
