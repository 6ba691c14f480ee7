import type { speechToTextRoutes } from '@mynah/contract/speech/speech-to-text';
import { transcriptionModels } from '@mynah/contract/speech/speech-to-text';
import { languageOf } from '@mynah/contract/speech/transcription-languages';
import type { TranscriptionTraits } from '@mynah/engine-spec/tasks';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Call } from '../../../../platform/http/index.ts';
import { chooseEntities, chooseRedaction } from './entity-choice.ts';
import type { TranscriptionOrder } from './transcription-order.ts';

export type TranscriptionInput = Call<typeof speechToTextRoutes.convert>['body'];

export interface ReadOrder {
  order: TranscriptionOrder;
  /** Codes for `x-mynah-warnings`. */
  warnings: string[];
}

/** What is decided beside the fields of the public call. */
export type OrderExtras = Pick<TranscriptionOrder, 'isAwaited' | 'isKept' | 'prompt' | 'translates'>;

/**
 * What a caller asked for, as the work needs it. `channels` is filled in when the file has been looked at.
 * @throws Failure for what contradicts itself or is not done here, by name
 */
export function readOrder(
  input: TranscriptionInput,
  { isAwaited, isKept, prompt, translates }: OrderExtras,
  { marksSounds = false }: Pick<TranscriptionTraits, 'marksSounds'>,
): ReadOrder {
  checkModel(input.modelId);
  checkContradictions(input);
  checkUnbuilt(input);
  if (input.webhook && !isKept) {
    throw invalid('Webhooks need a stored transcript. Leave enable_logging on.', 'enable_logging');
  }
  const entities = input.entityDetection && chooseEntities(input.entityDetection, 'entity_detection');
  const redacted = input.entityRedaction && chooseRedaction(input.entityRedaction, entities?.types);
  const order: TranscriptionOrder = {
    modelId: input.modelId,
    language: input.languageCode === undefined ? undefined : readLanguage(input.languageCode),
    isBarePcm: input.fileFormat === 'pcm_s16le_16',
    granularity: input.timestampsGranularity,
    keepsAudioEvents: input.tagAudioEvents ?? true,
    noVerbatim: input.noVerbatim,
    diarization: input.diarize
      ? { maxSpeakers: input.numSpeakers, threshold: input.diarizationThreshold }
      : undefined,
    combinesChannels: input.multichannelOutputStyle === 'combined',
    temperature: input.temperature,
    seed: input.seed,
    keyterms: [...input.keyterms],
    entities: entities?.types,
    redaction: redacted && { types: redacted, mode: input.entityRedactionMode },
    exports: input.additionalFormats ?? [],
    webhook: input.webhook ? { id: input.webhookId, metadata: input.webhookMetadata } : undefined,
    ...{ isAwaited, isKept, prompt, translates },
  };
  const warnings = [
    ...(input.tagAudioEvents === true && !marksSounds ? ['audio_events_not_tagged'] : []),
    ...(entities?.isPartial ? ['entity_types_limited'] : []),
  ];
  return { order, warnings };
}

function checkModel(modelId: string): void {
  if ((transcriptionModels as readonly string[]).includes(modelId)) return;
  throw new Failure(
    'model_not_found',
    `There is no transcription model ${modelId.slice(0, 60)}. Choose from ${transcriptionModels.join(', ')}.`,
    { data: { param: 'model_id' } },
  );
}

/** `en`, `eng` or `en-US`. @throws Failure `invalid_request` */
export function readLanguage(code: string): string | undefined {
  if (code === 'auto') return undefined;
  const language = languageOf(code);
  if (language) return language;
  throw invalid(`The language ${code.slice(0, 20)} can’t be transcribed.`, 'language_code');
}

function checkContradictions(input: TranscriptionInput): void {
  const sources = [input.file, input.sourceUrl, input.cloudStorageUrl].filter(
    (source) => source !== undefined,
  );
  if (sources.length !== 1)
    throw invalid('Send exactly one of file, source_url and cloud_storage_url.', 'file');
  if (!input.diarize && input.diarizationThreshold !== undefined) {
    throw invalid('diarization_threshold requires diarize=true.', 'diarization_threshold');
  }
  if (input.numSpeakers !== undefined && input.diarizationThreshold !== undefined) {
    throw invalid('Send num_speakers or diarization_threshold, not both.', 'diarization_threshold');
  }
  if (!input.webhook && (input.webhookId !== undefined || input.webhookMetadata !== undefined)) {
    throw invalid('webhook_id and webhook_metadata require webhook=true.', 'webhook');
  }
  if (input.useMultiChannel) checkChannels(input);
}

function checkChannels(input: TranscriptionInput): void {
  if (input.diarize) {
    throw invalid(
      'With use_multi_channel, each channel counts as one speaker. Leave diarize off.',
      'diarize',
    );
  }
  if (input.multichannelOutputStyle !== 'combined') return;
  if (input.timestampsGranularity === 'none') {
    throw invalid('Combined channels require timestamps.', 'timestamps_granularity');
  }
  if (input.entityDetection || input.entityRedaction) {
    throw invalid('Entities can’t be detected in combined channels.', 'multichannel_output_style');
  }
}

/** What is part of the API and not built: a result without it would be taken for one with it. */
function checkUnbuilt(input: TranscriptionInput): void {
  if (input.detectSpeakerRoles) {
    throw invalid('This server can’t detect speaker roles.', 'detect_speaker_roles');
  }
  if (input.useSpeakerLibrary) throw invalid('This server has no speaker library.', 'use_speaker_library');
}

const invalid = (message: string, param: string): Failure =>
  new Failure('invalid_request', message, { data: { param } });
