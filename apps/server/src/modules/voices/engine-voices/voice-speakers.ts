import type { EngineVoice, SpeechCapabilities, VoiceDefinition } from '@mynah/engine-spec';
import type { SpeechEngineInfo } from '../../../platform/engines/speech-pool.ts';
import type { VoiceRow } from '../registry/voices.tables.ts';
import { nearestVoice } from './nearest-voice.ts';

/** A voice in an engine. */
export interface Speaker {
  engine: string;
  engineVoice: string;
  /** A voice of somebody's own, which leans on `engineVoice`. */
  definition?: VoiceDefinition;
  sampleRateHz: number;
  capabilities: SpeechCapabilities;
  /** True when it stands in for the voice that was asked for. */
  isSubstitute: boolean;
  speaks(language: string): boolean;
}

/** A professional voice names what speaks it only once it was trained. */
export const isUntrained = ({ engineVoice }: Pick<VoiceRow, 'engineVoice'>): boolean => engineVoice === '';

/** Engines that give their first sound while they still work: the fast models ask for them. */
const fastEngines = ['hibari'];

/** The engines that carry a voice, the preferred one first. */
export function voiceSpeakers(
  engines: readonly SpeechEngineInfo[],
  { engineVoice, definition }: Pick<VoiceRow, 'engineVoice' | 'definition'>,
  preference: 'fast' | 'best',
): Speaker[] {
  const able = definition ? engines.filter(({ capabilities }) => capabilities.definitions) : engines;
  const speakers = able.flatMap((engine) => {
    const voice = engine.voices.find((candidate) => candidate.id === engineVoice);
    return voice ? [{ ...toSpeaker(engine, voice), ...(definition && { definition }) }] : [];
  });
  const isFirst = (speaker: Speaker) => fastEngines.includes(speaker.engine) === (preference === 'fast');
  return [...speakers.filter(isFirst), ...speakers.filter((speaker) => !isFirst(speaker))];
}

/** The nearest voice that speaks a language which the asked one does not. */
export function substituteSpeaker(
  engines: readonly SpeechEngineInfo[],
  { labels }: Pick<VoiceRow, 'labels'>,
  language: string,
): Speaker | undefined {
  for (const engine of engines) {
    const able = engine.voices.filter((voice) => speaksLanguage(voice, language));
    const nearest = nearestVoice(
      labels,
      able.map((voice) => ({ voice, labels: { ...voice.labels } })),
    );
    if (nearest) return { ...toSpeaker(engine, nearest.voice), isSubstitute: true };
  }
  return undefined;
}

const toSpeaker = (engine: SpeechEngineInfo, voice: EngineVoice): Speaker => ({
  engine: engine.name,
  engineVoice: voice.id,
  sampleRateHz: engine.sampleRateHz,
  capabilities: engine.capabilities,
  isSubstitute: false,
  speaks: (language) =>
    speaksLanguage(voice, language) || (voice.alsoSpeaks?.includes(primaryOf(language)) ?? false),
});

const primaryOf = (language: string): string => language.split('-')[0]!.toLowerCase();

const speaksLanguage = ({ languages }: EngineVoice, language: string): boolean =>
  languages.includes(primaryOf(language));
