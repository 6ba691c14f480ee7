export {
  type Conversion,
  channelsAfter,
  convertedSamples,
  convertStream,
  sampleCountAt,
} from './convert-stream.ts';
export { countChannels } from './count-channels.ts';
export { decodeStream } from './decode-stream.ts';
export type { DecoderOptions } from './sound-decoder.ts';
