import type { OutputFormatName } from '@mynah/audio';
import { Failure } from '../../../platform/errors/index.ts';
import { openaiSpeechModels } from '../../models/index.ts';
import type { planning } from '../speaking/index.ts';
import type { TranscodedCodec } from './transcode-speech.ts';

type ResponseFormat = 'mp3' | 'opus' | 'aac' | 'flac' | 'wav' | 'pcm';

/** OpenAI's speech call, parsed. */
export interface OpenaiSpeech {
  model: string;
  input: string;
  responseFormat: ResponseFormat;
  speed: number;
}

/** OpenAI speaks at 24 kHz. What we do not encode ourselves is made from PCM by ffmpeg. */
const formats: Readonly<Record<ResponseFormat, { spoken: OutputFormatName; transcoded?: TranscodedCodec }>> =
  {
    mp3: { spoken: 'mp3_44100_128' },
    opus: { spoken: 'opus_48000_64' },
    wav: { spoken: 'wav_24000' },
    pcm: { spoken: 'pcm_24000' },
    aac: { spoken: 'pcm_24000', transcoded: 'aac' },
    flac: { spoken: 'pcm_24000', transcoded: 'flac' },
  };

/** Our speakers' range is narrower than OpenAI's 0.25 to 4. */
const speeds = { min: 0.7, max: 1.2 };

export interface OpenaiOrder {
  order: planning.SpeechOrder;
  transcoded: TranscodedCodec | undefined;
  warnings: string[];
}

/** The order that an OpenAI call stands for. @throws Failure when a format needs ffmpeg and there is none */
export function toOrder(speech: OpenaiSpeech, voiceId: string, ffmpegPath: string | undefined): OpenaiOrder {
  const { spoken, transcoded } = formats[speech.responseFormat];
  if ((transcoded || speech.responseFormat === 'opus') && !ffmpegPath) {
    throw new Failure(
      'invalid_output_format',
      `This server can’t make ${speech.responseFormat} without ffmpeg. Choose mp3, wav or pcm.`,
      { data: { param: 'response_format' } },
    );
  }
  const speed = Math.min(speeds.max, Math.max(speeds.min, speech.speed));
  return {
    order: {
      voiceId,
      text: speech.input,
      // our own names are taken as they are
      modelId: openaiSpeechModels[speech.model] ?? speech.model,
      outputFormat: spoken,
      enableLogging: true,
      enableSsmlParsing: false,
      voiceSettings: speech.speed === 1 ? undefined : { speed },
    },
    transcoded,
    warnings: speed === speech.speed ? [] : ['speed_clamped'],
  };
}
