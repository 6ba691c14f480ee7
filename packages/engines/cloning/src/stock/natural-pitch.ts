import { leadingVoice, type VoiceDefinition, type VoiceMix } from '@mynah/engine-spec';
import { type StockVoice, stockVoices } from './stock-voices.ts';

/** Geometric mean of the pitch of a defined voice, Hz. */
export function pitchOf({ prosody, pitchRatio }: VoiceDefinition): number {
  return naturalPitch(prosody) * pitchRatio;
}

/** Of a prosody, before it is moved. */
export function naturalPitch({ voices }: VoiceMix): number {
  const total = voices.reduce((sum, { weight }) => sum + weight, 0);
  return Math.exp(
    voices.reduce((sum, { voice, weight }) => sum + (weight / total) * Math.log(stockOf(voice).pitchHz), 0),
  );
}

/** The voice whose prosody weighs most in a definition. */
export const leadOf = (definition: VoiceDefinition): StockVoice => stockOf(leadingVoice(definition));

function stockOf(id: string): StockVoice {
  return stockVoices.find(({ voice }) => voice.id === id) ?? stockVoices[0]!;
}
