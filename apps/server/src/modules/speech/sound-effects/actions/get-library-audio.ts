import { outputFormat } from '@mynah/audio';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { readWhole } from '../../../../platform/sound/index.ts';
import { getLibrarySound } from '../library.ts';
import { renderSound } from '../render-sound.ts';

/** Every entry sounds the same each time. */
const librarySeed = 1;
/** All strangers are one caller among the workspaces, so that they cannot crowd out any. */
const caller = 'library';
/** The last that were made stay in memory: about 100 kB each. */
const most = 150;
const made = new Map<string, Promise<Uint8Array>>();

/** Several may wait for the same sound: who leaves does not end it for the others. */
const longestMs = 120_000;

interface LibraryAudioOrder {
  soundId: string;
  loop: boolean;
}

/** The mp3 of a library entry; made when it is first asked for. @throws Failure `not_found`, `engine_unavailable` */
export async function getLibraryAudio(
  platform: Platform,
  { soundId, loop }: LibraryAudioOrder,
): Promise<Uint8Array> {
  const { id, durationMs } = getLibrarySound(platform, soundId);
  const engine = platform.engines.engines('sound').find(({ isRemote }) => !isRemote);
  if (!engine) throw new Failure('engine_unavailable', 'This server has no sound library.');
  const name = `${id} ${loop}`;
  const known = made.get(name);
  if (known) return known;
  const request = {
    prompt: '',
    source: id,
    durationMs: Math.max(500, durationMs),
    promptInfluence: 1,
    loop,
    seed: librarySeed,
  };
  const format = outputFormat('mp3_44100_128');
  const signal = AbortSignal.timeout(longestMs);
  const bytes = renderSound(platform, request, { engine, caller, format, signal }, ({ track }) =>
    readWhole(track),
  );
  made.set(name, bytes);
  const [oldest] = made.keys();
  if (made.size > most && oldest) made.delete(oldest);
  // the next caller tries again
  bytes.catch(() => made.delete(name));
  return bytes;
}
