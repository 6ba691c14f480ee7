/** One of the API's `output_format` names, taken apart. Source: public API, "output_format". */
export interface OutputFormat {
  /** `mp3_44100_128`. */
  name: string;
  codec: 'mp3' | 'pcm' | 'wav' | 'ulaw' | 'alaw' | 'opus';
  sampleRateHz: number;
  /** mp3 and opus only. */
  bitrateKbps?: number;
  contentType: string;
  /** Without dot. */
  extension: string;
}

/** Every name that `output_format` takes, the streaming ones first. */
export const streamingFormatNames = [
  'mp3_22050_32',
  'mp3_24000_48',
  'mp3_44100_32',
  'mp3_44100_64',
  'mp3_44100_96',
  'mp3_44100_128',
  'mp3_44100_192',
  'pcm_8000',
  'pcm_16000',
  'pcm_22050',
  'pcm_24000',
  'pcm_32000',
  'pcm_44100',
  'pcm_48000',
  'ulaw_8000',
  'alaw_8000',
  'opus_48000_32',
  'opus_48000_64',
  'opus_48000_96',
  'opus_48000_128',
  'opus_48000_192',
] as const;
export const wavFormatNames = [
  'wav_8000',
  'wav_16000',
  'wav_22050',
  'wav_24000',
  'wav_32000',
  'wav_44100',
  'wav_48000',
] as const;
export const outputFormatNames = [...streamingFormatNames, ...wavFormatNames] as const;
export type OutputFormatName = (typeof outputFormatNames)[number];

const traits = {
  mp3: { contentType: 'audio/mpeg', extension: 'mp3' },
  pcm: { contentType: 'audio/pcm', extension: 'pcm' },
  wav: { contentType: 'audio/wav', extension: 'wav' },
  ulaw: { contentType: 'audio/basic', extension: 'ulaw' },
  alaw: { contentType: 'audio/basic', extension: 'alaw' },
  opus: { contentType: 'audio/ogg', extension: 'ogg' },
} as const;

/** Takes a known name apart; anything else is refused by the contract before it comes here. */
export function outputFormat(name: OutputFormatName): OutputFormat {
  const [codec, rate, bitrate] = name.split('_') as [OutputFormat['codec'], string, string?];
  return {
    name,
    codec,
    sampleRateHz: Number(rate),
    bitrateKbps: bitrate === undefined ? undefined : Number(bitrate),
    ...traits[codec],
  };
}
