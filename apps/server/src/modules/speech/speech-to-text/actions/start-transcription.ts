import { mostChannels } from '@mynah/contract/speech/speech-to-text';
import { dropUnwritten } from '../../../../platform/blobs/drop-unwritten.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import {
  downloadMedia,
  type MediaFile,
  measureDuration,
  mediaTypeOf,
  type OpenedMedia,
  openMedia,
} from '../../../../platform/media/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { startRun } from '../../../../platform/workflows/index.ts';
import { fixedPrice, Generation } from '../../../billing/index.ts';
import { type OrderExtras, readOrder, type TranscriptionInput } from '../order/read-order.ts';
import { requireSpeech } from '../order/require-speech.ts';
import type { TranscriptionOrder } from '../order/transcription-order.ts';
import { transcriptionPrice } from '../order/transcription-price.ts';
import { persistSound } from '../sound/persisted-sound.ts';
import { insertTranscription, type NewTranscriptionRow } from '../transcriptions.store.ts';
import { transcribe } from '../work/transcribe.ts';
import { transcriber, translator } from '../work/transcribe-samples.ts';

export interface StartOptions extends OrderExtras {
  requestId: string;
  signal: AbortSignal;
  /** Refuses a recording in which nobody speaks; otherwise its transcript is empty. */
  needsSpeech?: boolean;
}

export interface StartedTranscription {
  workspaceId: string;
  id: string;
  credits: number;
  engine: string;
  warnings: string[];
}

/**
 * Takes a recording in: looks at it, holds its price, keeps its sound, and writes row and work in one transaction.
 * @throws Failure for whatever is wrong with order or file, before anything is kept
 */
export async function startTranscription(
  platform: Platform,
  actor: Actor,
  input: TranscriptionInput,
  options: StartOptions,
): Promise<StartedTranscription> {
  const engine = transcriber(platform);
  const { order, warnings } = readOrder(input, options, engine.traits);
  checkEngines(platform, order);
  const source = await takeIn(platform, input, options.signal);
  try {
    const file: MediaFile = { path: source.path, fileFormat: input.fileFormat };
    const media = await openMedia(platform, file, options);
    if (input.useMultiChannel) order.channels = countChannels(media);
    const { signal, needsSpeech } = options;
    if (needsSpeech) await requireSpeech(platform, file, { caller: actor.workspaceId, signal });
    const durationMs = media.durationMs ?? (await measureDuration(platform, file, signal));
    const credits = transcriptionPrice(order, durationMs);
    const generation = await Generation.begin(platform, actor, {
      product: 'speech-to-text',
      price: fixedPrice(credits),
      road: 'job',
      usage: { modelId: order.modelId, durationMs: Math.round(durationMs) },
      slot: null,
    });
    const contentType = mediaTypeOf(media);
    const facts = { order, warnings, durationMs, media, title: source.title, contentType };
    const id = await persist(platform, actor, { facts, path: source.path, generation, options });
    return { workspaceId: actor.workspaceId, id, credits, engine: engine.name, warnings };
  } finally {
    await source.remove();
  }
}

/** @throws Failure by name, for what no engine here does */
function checkEngines(platform: Platform, { diarization, language, translates }: TranscriptionOrder): void {
  const { engines } = platform;
  if (translates) translator(platform);
  if (diarization && engines.engines('speaker').length === 0) {
    throw new Failure('engine_unavailable', 'This server can’t tell speakers apart.', {
      data: { param: 'diarize' },
    });
  }
  const known = engines.engines('transcription')[0]?.traits.languages ?? [];
  if (language && known.length > 0 && !known.includes(language)) {
    throw new Failure('invalid_request', `This server can’t transcribe the language ${language}.`, {
      data: { param: 'language_code' },
    });
  }
}

interface TakenIn {
  path: string;
  title: string;
  remove(): Promise<void>;
}

/** The uploaded file, or what lies at the address. */
async function takeIn(platform: Platform, input: TranscriptionInput, signal: AbortSignal): Promise<TakenIn> {
  const { file, sourceUrl, cloudStorageUrl } = input;
  if (file) {
    return { path: file.path, title: titleOf(file.fileName), remove: async () => {} };
  }
  const address = sourceUrl ?? cloudStorageUrl ?? '';
  const downloaded = await downloadMedia(platform, address, signal);
  const name = decodeURIComponent(new URL(address).pathname.split('/').at(-1) || 'recording');
  return { ...downloaded, title: titleOf(name) };
}

const titleOf = (fileName: string): string =>
  fileName
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .trim()
    .slice(0, 200) || 'Recording';

function countChannels({ sound }: OpenedMedia): number {
  if (sound.channels <= mostChannels) return sound.channels;
  throw new Failure(
    'invalid_request',
    `The file has ${sound.channels} channels. Up to ${mostChannels} can be transcribed separately.`,
    {
      data: { param: 'use_multi_channel' },
    },
  );
}

interface TakenOn {
  facts: Pick<NewTranscriptionRow, 'order' | 'title' | 'contentType' | 'durationMs' | 'warnings'> & {
    media: OpenedMedia;
  };
  path: string;
  generation: Generation;
  options: StartOptions;
}

async function persist(
  platform: Platform,
  actor: Actor,
  { facts, path, generation, options }: TakenOn,
): Promise<string> {
  const { media, ...columns } = facts;
  const { workspaceId, userId } = actor;
  const id = newId();
  let blob: string | undefined;
  try {
    const sound = await persistSound(platform, { id, path }, options.signal);
    blob = sound.soundBlob;
    await generation.carry(async (transaction, reservation) => {
      await insertTranscription(transaction, {
        id,
        workspaceId,
        userId,
        requestId: options.requestId,
        ...columns,
        ...sound,
        hasVideo: media.picture !== undefined,
        reservation,
        createdAt: platform.clock.now(),
      });
      await startRun(platform, transaction, transcribe, { id, workspaceId });
    });
    return id;
  } catch (cause) {
    await generation.release();
    if (blob) await dropUnwritten(platform, [blob], cause);
    throw cause;
  }
}
