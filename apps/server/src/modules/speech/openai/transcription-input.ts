import type { openaiTranscriptionBody, TranscriptFormat } from '@mynah/contract/speech/openai-transcription';
import { transcriptionBody, transcriptionModels } from '@mynah/contract/speech/speech-to-text';
import type { z } from 'zod';
import { Failure } from '../../../platform/errors/index.ts';
import { camelize } from '../../../platform/http/camelize.ts';
import { openaiTranscriptionModels } from '../../models/index.ts';

type Body = z.output<typeof openaiTranscriptionBody>;

/** OpenAI's transcription call, parsed. */
export interface OpenaiTranscription {
  file: Body['file'];
  model: string;
  language?: string;
  temperature?: number;
  format: TranscriptFormat;
  granularities: ReadonlySet<'word' | 'segment'>;
  withLogprobs: boolean;
}

/** Segments and cues of this length are read well. */
const segmentSeconds = { verbose_json: 12, srt: 4, vtt: 4 } as const;

/** The order of ours that an OpenAI call stands for. @throws Failure `model_not_found`, `invalid_request` */
export function toTranscriptionInput(asked: OpenaiTranscription) {
  const { file, model, language, temperature, format, granularities, withLogprobs } = asked;
  if (![...openaiTranscriptionModels, ...transcriptionModels].includes(model)) {
    throw new Failure(
      'model_not_found',
      `The model ${model.slice(0, 60)} doesn’t exist or can’t transcribe.`,
      {
        data: { param: 'model' },
      },
    );
  }
  const isVerbose = format === 'verbose_json';
  if (!isVerbose && granularities.has('word')) {
    throw new Failure('invalid_request', 'timestamp_granularities requires response_format=verbose_json.', {
      data: { param: 'timestamp_granularities' },
    });
  }
  const isTimed = isFile(format) || withLogprobs;
  const exported = format === 'verbose_json' ? 'segmented_json' : format;
  const fields = {
    file,
    model_id: transcriptionModels[0],
    language_code: language,
    temperature: temperature?.toString(),
    timestamps_granularity: isTimed ? 'word' : 'none',
    additional_formats: isFile(format)
      ? JSON.stringify([
          { format: exported, include_speakers: false, max_segment_duration_s: segmentSeconds[format] },
        ])
      : undefined,
  };
  return camelize(transcriptionBody, transcriptionBody.parse(fields));
}

const isFile = (format: TranscriptFormat): format is keyof typeof segmentSeconds => format in segmentSeconds;
