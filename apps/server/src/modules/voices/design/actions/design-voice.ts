import { randomInt } from 'node:crypto';
import type { OutputFormat } from '@mynah/audio';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { CloningCall } from '../../cloning/index.ts';
import { requireVoicePrintsAllowed } from '../../safety/index.ts';
import { askForDesigns, askForMix, type MadeVoice } from '../ask-designer.ts';
import { cloneReference } from '../clone-reference.ts';
import { enhanceDescription } from '../enhance-description.ts';
import { freedomOf } from '../freedom.ts';
import { makePreviews, type PreviewRound, previewCredits } from '../make-previews.ts';
import { chooseScript, nameOfLanguage } from '../texts/choose-text.ts';

/** What a round is asked for, whatever it is made of. */
export interface VoiceWish {
  description: string;
  text: string | undefined;
  loudness: number;
  seed: number | undefined;
  guidance: number;
  isStreamed: boolean;
  promptStrength: number | undefined;
  format: OutputFormat;
}

export interface DesignWish extends VoiceWish {
  modelId: string;
  quality: number | undefined;
  enhances: boolean;
  referenceAudioBase64: string | undefined;
}

/** What these calls answer where no guidance is given. */
const ordinaryGuidance = 5;
const referenceModel = 'eleven_ttv_v3';
/** A designed voice leans on a recording by half at most: for a clone, its owner has to consent. */
const leastPrompt = 0.5;
const ordinaryPrompt = 0.5;

/** Where the caller names none: it stands in the answer, so that the voices can be made again. */
export const seedOf = ({ seed }: Pick<VoiceWish, 'seed'>): number => seed ?? randomInt(2 ** 31);

/** Three voices of a description. @throws Failure `unsupported_model`, `restricted_region`, and as `makePreviews` */
export async function designVoice(
  platform: Platform,
  actor: Actor,
  wish: DesignWish,
  signal: AbortSignal,
): Promise<PreviewRound> {
  requireModelForReference(wish);
  if (wish.referenceAudioBase64 !== undefined) await requireVoicePrintsAllowed(platform, actor);
  const seed = seedOf(wish);
  const { description, text, loudness, isStreamed, format } = wish;
  const script = chooseScript({ text, description });
  const order = {
    ...{ description, script, seed, loudness, isStreamed, format },
    credits: previewCredits(script),
  };
  const call = { caller: actor.workspaceId, signal };
  const make = () => makeDesigns(platform, { wish, seed, language: script.language }, call);
  return makePreviews(platform, actor, { order, make, signal });
}

async function makeDesigns(
  platform: Platform,
  { wish, seed, language }: { wish: DesignWish; seed: number; language: string },
  call: CloningCall,
): Promise<MadeVoice[]> {
  const { guidance, quality, referenceAudioBase64, promptStrength = ordinaryPrompt } = wish;
  const described = wish.enhances ? enhanceDescription(wish.description, seed) : wish.description;
  // what is spoken decides on the style: the accent that is named first holds
  const description = language === 'en' ? described : `${nameOfLanguage(language) ?? ''} ${described}`;
  const freedom = freedomOf({ guidance, ordinary: ordinaryGuidance, quality });
  const made = await askForDesigns(platform, { description, seed, freedom }, call);
  if (referenceAudioBase64 === undefined) return made;
  const reference = await cloneReference(platform, referenceAudioBase64, call);
  const share = leastPrompt + (1 - leastPrompt) * promptStrength;
  return Promise.all(
    made.map(async ({ definition, traits }) => {
      const voices = [
        { definition, weight: share },
        { definition: reference, weight: 1 - share },
      ].filter(({ weight }) => weight > 0);
      const mixed = await askForMix(platform, voices, call);
      return { definition: mixed.definition, traits: { ...traits, pitchHz: mixed.traits.pitchHz } };
    }),
  );
}

function requireModelForReference({ modelId, referenceAudioBase64 }: DesignWish): void {
  if (referenceAudioBase64 === undefined || modelId === referenceModel) return;
  throw new Failure('unsupported_model', `Only the model ${referenceModel} accepts reference audio.`, {
    data: { param: 'reference_audio_base64' },
  });
}
