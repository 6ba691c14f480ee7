import type { VoicePreview } from '@mynah/contract/voices/voice-design';
import { create } from 'zustand';
import { fetchSound, orderVoices, type RoundOrder } from '#web/features/voice-design/design.requests.ts';
import { computePeaks, decodeAudio } from '#web/shared/sound/peaks.ts';

export interface Take {
  /** Of the voice that it may become. */
  id: string;
  state: 'silent' | 'making' | 'ready' | 'failed';
  labels: Readonly<Record<string, string>>;
  error?: unknown;
  blob?: Blob;
  url?: string;
  peaks?: Float32Array;
  seconds?: number;
  wasHeard?: boolean;
  saved?: { voiceId: string; name: string };
}

export interface Round {
  id: string;
  order: RoundOrder;
  state: 'working' | 'done' | 'failed';
  error?: unknown;
  takes: readonly Take[];
  /** What they say. */
  text: string;
  ignoredWords: readonly string[];
}

type Kind = RoundOrder['kind'];

interface Rounds {
  /** The oldest first. They live outside the page: leaving it loses nothing. */
  rounds: readonly Round[];
  /** The one that is looked at, by kind. */
  shown: Partial<Record<Kind, string>>;
  isMaking: boolean;
}

/** Sounds stay in memory: the oldest rounds make way. */
const MOST_ROUNDS = 20;
const PICTURE_STRETCHES = 400;
/** Of what `decodeAudio` gives. */
const DECODE_RATE_HZ = 44_100;
const LARGEST_SEED = 2_147_483_647;

export const useRounds = create<Rounds>(() => ({ rounds: [], shown: {}, isMaking: false }));

export const newSeed = (): number => Math.floor(Math.random() * LARGEST_SEED);
export const showRound = (kind: Kind, id: string): void =>
  useRounds.setState(({ shown }) => ({ shown: { ...shown, [kind]: id } }));

let controller: AbortController | undefined;

/** Makes the voices of an order; resolves to the round when all of them can be heard, or to undefined. */
export async function makeRound(order: RoundOrder): Promise<Round | undefined> {
  controller?.abort();
  const own = new AbortController();
  controller = own;
  const id = crypto.randomUUID();
  addRound({ id, order, state: 'working', takes: [], text: '', ignoredWords: [] });
  try {
    const { previews, text, ignored_words: ignoredWords } = await orderVoices(order, own.signal);
    changeRound(id, { takes: previews.map(toTake), text, ignoredWords });
    // one after the other: plans allow few at once, and the first can be heard while the others come
    for (const preview of previews) {
      const take = findRound(id)?.takes.find((one) => one.id === preview.generated_voice_id);
      // somebody may have asked for it out of turn
      if (take?.state === 'silent') await hearTake(take.id, own.signal, preview);
    }
    changeRound(id, { state: 'done' });
  } catch (error) {
    // what was ordered before a stop can be heard later
    const hasTakes = (findRound(id)?.takes.length ?? 0) > 0;
    if (own.signal.aborted && !hasTakes) dropRound(id);
    else changeRound(id, own.signal.aborted ? { state: 'done' } : { state: 'failed', error });
  } finally {
    if (controller === own) useRounds.setState({ isMaking: false });
  }
  return own.signal.aborted ? undefined : findRound(id);
}

/** Stops what is being made; voices that are ready stay. */
export const stopRound = (): void => controller?.abort();

/** Another round of the same words. */
export const repeatRound = ({ order }: Round): Promise<Round | undefined> =>
  makeRound(order.kind === 'mix' ? order : { ...order, seed: newSeed() });

/** Fetches the sound of a take. A failure is kept in the take, for its card to show. */
export async function hearTake(
  id: string,
  signal: AbortSignal = new AbortController().signal,
  { audio_base_64: given = '' }: Partial<VoicePreview> = {},
): Promise<void> {
  signal.throwIfAborted();
  changeTake(id, { state: 'making', error: undefined });
  try {
    const blob = given === '' ? await fetchSound(id, signal) : toBlob(given);
    const { samples, seconds } = await decode(blob);
    const peaks = computePeaks(samples, PICTURE_STRETCHES);
    changeTake(id, { state: 'ready', blob, url: URL.createObjectURL(blob), peaks, seconds });
  } catch (error) {
    changeTake(id, signal.aborted ? { state: 'silent' } : { state: 'failed', error });
    signal.throwIfAborted();
  }
}

export const changeTake = (id: string, change: Partial<Take>): void =>
  useRounds.setState(({ rounds }) => ({
    rounds: rounds.map((round) =>
      round.takes.some((take) => take.id === id)
        ? { ...round, takes: round.takes.map((take) => (take.id === id ? { ...take, ...change } : take)) }
        : round,
    ),
  }));

const findRound = (id: string): Round | undefined => useRounds.getState().rounds.find((one) => one.id === id);

function addRound(round: Round): void {
  const { rounds, shown } = useRounds.getState();
  const kept = [...rounds, round].slice(-MOST_ROUNDS);
  for (const { takes } of rounds.filter((one) => !kept.includes(one)))
    for (const { url } of takes) if (url) URL.revokeObjectURL(url);
  useRounds.setState({ rounds: kept, shown: { ...shown, [round.order.kind]: round.id }, isMaking: true });
}

const changeRound = (id: string, change: Partial<Round>): void =>
  useRounds.setState(({ rounds }) => ({
    rounds: rounds.map((round) => (round.id === id ? { ...round, ...change } : round)),
  }));

const dropRound = (id: string): void =>
  useRounds.setState(({ rounds }) => ({ rounds: rounds.filter((round) => round.id !== id) }));

const toTake = ({ generated_voice_id, labels }: VoicePreview): Take => ({
  id: generated_voice_id,
  state: 'silent',
  labels,
});

const toBlob = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type: 'audio/mpeg' });

async function decode(blob: Blob): Promise<{ samples: Float32Array; seconds: number }> {
  const samples = (await decodeAudio(await blob.arrayBuffer())).getChannelData(0);
  return { samples, seconds: samples.length / DECODE_RATE_HZ };
}
