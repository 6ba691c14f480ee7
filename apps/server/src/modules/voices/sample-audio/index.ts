export { sampleAudioModule } from './module.ts';
export { type ReadableSample, readSamples } from './read-samples.ts';
export { encodeStretches, type HeardSound, stretchesOf } from './sound-of-sample.ts';
export { lengthOf, type Span, usableMs, usableSpans } from './usable-spans.ts';
