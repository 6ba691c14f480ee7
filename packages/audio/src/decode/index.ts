export { type Conversion, convertedSamples, convertStream, sampleCountAt } from './convert-stream.ts';
export { decodeStream } from './decode-stream.ts';
export type { DecoderOptions } from './sound-decoder.ts';
