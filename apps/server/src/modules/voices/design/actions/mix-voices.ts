import type { OutputFormat } from '@mynah/audio';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { SettledVoice } from '../../registry/index.ts';
import { askForMix, definitionOfVoice } from '../ask-designer.ts';
import { makePreviews, type PreviewRound, previewCredits } from '../make-previews.ts';
import { chooseScript, mixScript } from '../texts/choose-text.ts';
import { getVoiceToChange } from '../voice-to-change.ts';

interface MixWish {
  voices: readonly { voiceId: string; weight: number }[];
  text: string | undefined;
  format: OutputFormat;
}

/** Mixes differ by their weights alone. */
const seed = 1;
const ordinaryLoudness = 0.5;

/**
 * A voice between voices. Only a text of the caller's own is charged, so that the pad can be tried.
 * @throws Failure `voice_not_found`, `permission_denied`, `invalid_request`, and as `makePreviews`
 */
export async function mixVoices(
  platform: Platform,
  actor: Actor,
  { voices, text, format }: MixWish,
  signal: AbortSignal,
): Promise<PreviewRound> {
  const heard = voices.filter(({ weight }) => weight > 0);
  if (heard.length === 0) throw invalid('Give at least one voice a weight above 0.');
  const parts: { voice: SettledVoice; weight: number }[] = [];
  for (const { voiceId, weight } of voices) {
    parts.push({ voice: await getVoiceToChange(platform, actor, voiceId), weight });
  }
  const mixed = parts
    .filter(({ weight }) => weight > 0)
    .map(({ voice, weight }) => ({ definition: definitionOfVoice(platform, voice), weight }));
  const description = describe(parts);
  const [heaviest] = parts.toSorted((one, other) => other.weight - one.weight);
  const language = heaviest!.voice.languages[0] ?? 'en';
  const script = text === undefined ? mixScript(language) : chooseScript({ text, description, language });
  const order = {
    ...{ description, script, seed, format, loudness: ordinaryLoudness },
    isStreamed: false,
    credits: text === undefined ? 0 : previewCredits(script),
    isMixed: true,
  };
  const call = { caller: actor.workspaceId, signal };
  const make = async () => [await askForMix(platform, mixed, call)];
  return makePreviews(platform, actor, { order, make, signal });
}

/** `A mix of 70 % Heart and 30 % Michael` */
function describe(parts: readonly { voice: SettledVoice; weight: number }[]): string {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const shares = parts
    .filter(({ weight }) => weight > 0)
    .map(({ voice, weight }) => `${Math.round((100 * weight) / total)} % ${voice.name}`);
  return `A mix of ${new Intl.ListFormat('en').format(shares)}`;
}

const invalid = (message: string): Failure =>
  new Failure('invalid_request', message, { data: { param: 'voices' } });
