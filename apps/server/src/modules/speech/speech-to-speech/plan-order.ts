import type { OutputFormat, OutputFormatName } from '@mynah/audio';
import type { UploadedFile } from '@mynah/contract/uploads';
import { defaultConversionModelId } from '@mynah/contract/voices/default-conversion-model';
import type { VoiceSettings } from '@mynah/contract/voices/voices';
import type { TaskEngineInfo } from '../../../platform/engines/engine-pool.ts';
import { randomSeed } from '../../../platform/engines/random-seed.ts';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { type OpenedMedia, openMedia } from '../../../platform/media/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getConversionModel } from '../../models/index.ts';
import { type GivenSettings, mergeSettings } from '../../voices/catalog/index.ts';
import * as library from '../../voices/library/index.ts';
import { type ResolvedVoice, resolveVoice } from '../../voices/speaking/index.ts';
import { planFormat } from '../generation/index.ts';

/** What is asked, in the words of the contract. */
export interface ChangeOrder {
  voiceId: string;
  outputFormat: OutputFormatName;
  enableLogging: boolean;
  audio: UploadedFile;
  modelId?: string;
  voiceSettings?: GivenSettings;
  seed?: number;
  /** In place of chance, for what is to come out alike at every try. */
  drawnSeed?: number;
  removeBackgroundNoise?: boolean;
  fileFormat?: 'pcm_s16le_16' | 'other';
}

/** An order that was looked at: nothing of it will be refused any more but what the sound itself brings. */
export interface ChangeJob {
  order: ChangeOrder;
  modelId: string;
  voice: ResolvedVoice;
  settings: VoiceSettings;
  format: OutputFormat;
  seed: number;
  media: OpenedMedia;
  engine: TaskEngineInfo<'voice-conversion'>;
  /** Who says anew what is surely heard, before `engine` is asked; undefined where it cannot for this voice. */
  speaking: TaskEngineInfo<'voice-conversion'> | undefined;
  /** The wanted voice's name in the speech engine that `speaking` speaks with. */
  targetVoice: string | undefined;
  /** What takes the noise away; undefined when that is not wanted or nothing here does it. */
  isolation: TaskEngineInfo<'isolation'> | undefined;
  warnings: string[];
}

/**
 * Decides everything before a sound is made.
 * @throws Failure `voice_not_found`, `model_not_found`, `invalid_audio`, `audio_too_long`, ...
 */
export async function planOrder(
  platform: Platform,
  actor: Actor,
  order: ChangeOrder,
  signal: AbortSignal,
): Promise<ChangeJob> {
  const format = planFormat(platform, actor, order.outputFormat);
  const modelId = getConversionModel(order.modelId ?? defaultConversionModelId).id;
  const voice = await resolveVoice(platform, actor, order.voiceId, { preference: 'best' });
  library.requireNoModeration(platform, voice.terms);
  const settings = mergeSettings(voice.settings, order.voiceSettings);
  const engines = chooseEngines(platform, voice, settings);
  const media = await openMedia(platform, fileOf(order), { signal });
  const wantsQuiet = order.removeBackgroundNoise === true;
  const isolation = wantsQuiet ? platform.engines.engines('isolation')[0] : undefined;
  const keepsNoise = wantsQuiet && !isolation && !engines.engine.isRemote;
  return {
    order,
    modelId,
    voice,
    settings,
    format,
    seed: order.seed ?? order.drawnSeed ?? randomSeed(),
    media,
    ...engines,
    isolation,
    warnings: keepsNoise ? ['background_noise_not_removed'] : [],
  };
}

/** Whoever asks for less similarity than this wants to be heard through the other voice. */
const leastSimilarity = 0.3;

type Engines = Pick<ChangeJob, 'engine' | 'speaking' | 'targetVoice'>;

/** @throws Failure `engine_unavailable` */
function chooseEngines(
  { engines }: Platform,
  voice: ResolvedVoice,
  { similarity_boost: similarity }: VoiceSettings,
): Engines {
  const known = engines.engines('voice-conversion');
  const engine = known.find(({ traits }) => !traits.speaks);
  if (!engine) throw new Failure('engine_unavailable', 'This server has no voice changer.');
  const { engine: speechEngine, engineVoice } = voice.speakerFor(voice.language);
  const speaking = known.find(
    ({ traits }) => traits.speaks?.otherwise === engine.name && traits.speaks.speechEngine === speechEngine,
  );
  if (!speaking || similarity < leastSimilarity)
    return { engine, speaking: undefined, targetVoice: undefined };
  return { engine, speaking, targetVoice: engineVoice };
}

export const fileOf = ({ audio, fileFormat }: ChangeOrder) => ({
  path: audio.path,
  ...(fileFormat && { fileFormat }),
});
