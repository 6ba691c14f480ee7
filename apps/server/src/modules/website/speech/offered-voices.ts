import { voiceColor } from '@mynah/contract/voices/voice-color';
import { voiceLanguages } from '@mynah/contract/voices/voice-languages';
import type { EngineVoice } from '@mynah/engine-spec';
import type { SpeechEngineInfo } from '../../../platform/engines/speech-pool.ts';

/** A voice as strangers may choose it. */
export interface OfferedVoice {
  /** Of the engines. */
  id: string;
  name: string;
  description: string;
  /** Of its mark. */
  color: number;
  /** What it says of itself, in its own language. */
  text: string;
  isNeural: boolean;
}

export interface OfferedLanguage {
  /** BCP 47 primary tag. */
  code: string;
  name: string;
  voices: readonly OfferedVoice[];
}

/** So many of a language: enough to choose from, few enough to be read. */
const mostVoices = 8;

const toOffered = (
  { id, displayName, description, previewText }: EngineVoice,
  isNeural: boolean,
): OfferedVoice => ({
  id,
  name: displayName,
  description,
  color: voiceColor(id, displayName),
  text: previewText,
  isNeural,
});

/** Each language with the voices of the best engine that has any of its own, in the order of the languages. */
export function offeredLanguages(engines: readonly SpeechEngineInfo[]): OfferedLanguage[] {
  return voiceLanguages.flatMap(({ code, name }) => {
    for (const { voices, capabilities } of engines) {
      const own = voices.filter(({ languages }) => languages.includes(code));
      if (own.length > 0)
        return [{ code, name, voices: ofBoth(own).map((voice) => toOffered(voice, capabilities.neural)) }];
    }
    return [];
  });
}

/** Women and men in turn, so that the first few are of both. */
function ofBoth(voices: readonly EngineVoice[]): EngineVoice[] {
  const women = voices.filter(({ labels }) => labels.gender === 'female');
  const others = voices.filter(({ labels }) => labels.gender !== 'female');
  const most = Math.max(women.length, others.length);
  return Array.from({ length: most }, (_, at) => [women[at], others[at]])
    .flat()
    .filter((voice) => voice !== undefined)
    .slice(0, mostVoices);
}

/** Any voice of the engines by its id, whatever it speaks. */
export function findOffered(engines: readonly SpeechEngineInfo[], id: string): OfferedVoice | undefined {
  for (const { voices, capabilities } of engines) {
    const voice = voices.find((each) => each.id === id);
    if (voice) return toOffered(voice, capabilities.neural);
  }
  return undefined;
}
