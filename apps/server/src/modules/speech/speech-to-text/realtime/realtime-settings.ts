import { type RealtimeQuery, realtimeModels, realtimeQuery } from '@mynah/contract/speech/speech-to-text';
import type { EntityType } from '@mynah/contract/speech/transcription-entities';
import { withoutAbsentFields } from '../../../../platform/http/absent-values.ts';
import { chooseEntities, chooseRedaction } from '../order/entity-choice.ts';
import { readLanguage } from '../order/read-order.ts';
import { RealtimeFault } from './realtime-fault.ts';

export interface RealtimeSettings {
  query: RealtimeQuery;
  language: string | undefined;
  entities: EntityType[] | undefined;
  redacted: EntityType[] | undefined;
}

/** The parameters of a connection. @throws RealtimeFault, Failure for those that are wrong or not built */
export function readSettings(raw: unknown): RealtimeSettings {
  const parsed = realtimeQuery.safeParse(withoutAbsentFields(realtimeQuery, onTheWire(raw)));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new RealtimeFault('invalid_request', `${issue?.path.join('.')}: ${issue?.message}`);
  }
  const query = parsed.data;
  if (!(realtimeModels as readonly string[]).includes(query.model_id)) {
    throw new RealtimeFault(
      'invalid_request',
      `There is no realtime model ${query.model_id}. Use ${realtimeModels[0]}.`,
    );
  }
  if (query.transcript_edit !== undefined) throw unbuilt('transcript_edit');
  if (query.filter_background_audio) throw unbuilt('filter_background_audio');
  const entities = query.entity_detection && chooseEntities(query.entity_detection, 'entity_detection').types;
  return {
    query,
    language: query.language_code === undefined ? undefined : readLanguage(query.language_code),
    entities,
    redacted: query.entity_redaction && chooseRedaction(query.entity_redaction, entities),
  };
}

/** The route reads the address without knowing its parameters, and has given them the inside's names already. */
const onTheWire = (query: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(query ?? {}).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );

const unbuilt = (name: string): RealtimeFault =>
  new RealtimeFault('invalid_request', `This server doesn’t support ${name}.`);

/** What `session_started` tells a client of its settings. */
export const configOf = ({ query }: RealtimeSettings) => ({
  sample_rate: Number(query.audio_format.split('_')[1]),
  audio_format: query.audio_format,
  model_id: query.model_id,
  language_code: query.language_code ?? null,
  timestamps_granularity: 'word',
  include_timestamps: query.include_timestamps,
  include_language_detection: query.include_language_detection,
  commit_strategy: query.commit_strategy,
  vad_commit_strategy: query.commit_strategy === 'vad',
  vad_silence_threshold_secs: query.vad_silence_threshold_secs,
  vad_threshold: query.vad_threshold,
  min_speech_duration_ms: query.min_speech_duration_ms,
  min_silence_duration_ms: query.min_silence_duration_ms,
  keyterms: query.keyterms ?? [],
  no_verbatim: query.no_verbatim,
  enable_logging: query.enable_logging,
  disable_logging: !query.enable_logging,
});
