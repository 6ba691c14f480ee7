import { leadingVoice, type VoiceDefinition } from '@mynah/engine-spec';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findCloner } from '../../cloning/ask-cloning.ts';

/** What a voice of ours leans on: languages, accent and words of its preview are those of the engine's voice. */
export interface BaseVoice {
  engine: string;
  engineVoice: string;
  language: string;
  languages: string[];
  previewText: string;
}

/** @throws Failure `engine_unavailable` */
export function baseVoice(platform: Platform, definition: VoiceDefinition): BaseVoice {
  const engine = findCloner(platform).traits.speechEngine;
  const engineVoice = leadingVoice(definition);
  const known = platform.speech.engines().find(({ name }) => name === engine)?.voices ?? [];
  const voice = known.find(({ id }) => id === engineVoice);
  if (!voice) throw new Failure('engine_unavailable', 'The engine that speaks own voices is not ready.');
  const { language, languages, previewText } = voice;
  return { engine, engineVoice, language, languages: [...languages], previewText };
}
