import { leadingVoice, type VoiceDefinition } from '@mynah/engine-spec';
import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { VoiceRow } from '../registry/voices.tables.ts';
import { findCloner } from './ask-cloning.ts';

export type BaseVoice = Pick<VoiceRow, 'engine' | 'engineVoice' | 'language' | 'languages' | 'previewText'>;

/**
 * The engine's own voice that a defined voice leans on: its languages are that voice's. Where a language is given it
 * is one that speaks it, even when the voice's prosody comes from elsewhere: a French accent in English is English.
 * @throws Failure `engine_unavailable`; `invalid_request` when no voice speaks the language
 */
export function findBaseVoice(platform: Platform, definition: VoiceDefinition, language?: string): BaseVoice {
  const { traits } = findCloner(platform);
  const voices = platform.speech.engines().find(({ name }) => name === traits.speechEngine)?.voices ?? [];
  const lead = voices.find(({ id }) => id === leadingVoice(definition));
  if (!lead)
    throw new Failure(
      'engine_unavailable',
      'The engine for custom voices isn’t ready. Try again in a moment.',
    );
  const able =
    language === undefined ? [lead] : [lead, ...voices].filter((each) => each.languages.includes(language));
  const voice = able.find(({ labels }) => labels.gender === lead.labels.gender) ?? able[0];
  if (!voice) throw unspoken(voices.map((each) => each.languages[0]!));
  const { id: engineVoice, languages, previewText } = voice;
  return {
    engine: traits.speechEngine,
    engineVoice,
    language: voice.language,
    languages: [...languages],
    previewText,
  };
}

function unspoken(languages: readonly string[]): Failure {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const known = [...new Set(languages)].map((language) => names.of(language)).join(', ');
  return new Failure(
    'invalid_request',
    `Custom voices can’t speak the language of this text. They speak ${known}.`,
    {
      data: { param: 'text' },
    },
  );
}
