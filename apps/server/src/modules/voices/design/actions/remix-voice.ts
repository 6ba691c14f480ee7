import type { VoiceDefinition } from '@mynah/engine-spec';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { CloningCall } from '../../cloning/index.ts';
import { askForDesigns, askForMix, definitionOfVoice, type MadeVoice } from '../ask-designer.ts';
import { freedomOf } from '../freedom.ts';
import { makePreviews, type PreviewRound, previewCredits } from '../make-previews.ts';
import { chooseScript } from '../texts/choose-text.ts';
import { getVoiceToChange } from '../voice-to-change.ts';
import { seedOf, type VoiceWish } from './design-voice.ts';

const ordinaryGuidance = 2;
/** At 0 there would be nothing to hear. */
const leastStrength = 0.05;

/** Three voices that differ from one as described. @throws Failure `voice_not_found`, `permission_denied`, and as `makePreviews` */
export async function remixVoice(
  platform: Platform,
  actor: Actor,
  { voiceId, ...wish }: VoiceWish & { voiceId: string },
  signal: AbortSignal,
): Promise<PreviewRound> {
  const voice = await getVoiceToChange(platform, actor, voiceId);
  const source = definitionOfVoice(platform, voice);
  const seed = seedOf(wish);
  const { description, text, loudness, isStreamed, format, promptStrength: strength } = wish;
  const script = chooseScript({ text, description, language: voice.languages[0] });
  const order = {
    ...{ description, script, seed, loudness, isStreamed, format },
    credits: previewCredits(script),
    basedOnVoiceId: voice.rowId,
  };
  const freedom = freedomOf({ guidance: wish.guidance, ordinary: ordinaryGuidance });
  const call = { caller: actor.workspaceId, signal };
  const make = () => remix(platform, { source, description, seed, freedom, strength }, call);
  return makePreviews(platform, actor, { order, make, signal });
}

interface Remix {
  source: VoiceDefinition;
  description: string;
  seed: number;
  freedom: number;
  /** 0 to 1; undefined as 0.5: what the engine makes of the words. Below it lies between, above it goes on. */
  strength: number | undefined;
}

async function remix(
  platform: Platform,
  { source, strength = 0.5, ...wish }: Remix,
  call: CloningCall,
): Promise<MadeVoice[]> {
  const made = await askForDesigns(platform, { ...wish, remix: source }, call);
  if (strength === 0.5) return made;
  return Promise.all(
    made.map((voice, index) =>
      strength < 0.5
        ? between(platform, { from: source, to: voice, share: Math.max(leastStrength, 2 * strength) }, call)
        : further(platform, { ...wish, seed: wish.seed + index }, { voice, share: 2 * strength - 1, call }),
    ),
  );
}

/** The same change once more, and a part of that way. */
async function further(
  platform: Platform,
  wish: Omit<Remix, 'source' | 'strength'>,
  { voice, share, call }: { voice: MadeVoice; share: number; call: CloningCall },
): Promise<MadeVoice> {
  const [again] = await askForDesigns(platform, { ...wish, count: 1, remix: voice.definition }, call);
  return between(platform, { from: voice.definition, to: again!, share }, call);
}

interface Between {
  from: VoiceDefinition;
  to: MadeVoice;
  share: number;
}

async function between(
  platform: Platform,
  { from, to, share }: Between,
  call: CloningCall,
): Promise<MadeVoice> {
  if (share >= 1) return to;
  const voices = [
    { definition: from, weight: 1 - share },
    { definition: to.definition, weight: share },
  ];
  const mixed = await askForMix(platform, voices, call);
  const { ignored } = to.traits;
  return { ...mixed, traits: { ...(share < 0.5 ? mixed.traits : to.traits), ignored } };
}
