export type { AudioEncoder, EncoderOptions } from './audio-encoder.ts';
export {
  type OutputFormat,
  type OutputFormatName,
  outputFormat,
  outputFormatNames,
  streamingFormatNames,
  wavFormatNames,
} from './output-format.ts';
