import { decode, edit, outputFormat } from '@mynah/audio';
import { type BlockSound, joinBlocks } from '@mynah/audiobooks/joining';
import { masterChapter } from '@mynah/audiobooks/mastering';
import type { Blobs } from '../../../platform/blobs/blobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { SoundTrack } from '../../../platform/sound/index.ts';
import { casting } from '../projects/index.ts';
import type { BlockNode, ProjectRow } from '../projects/projects.tables.ts';
import { soundOfTakes } from '../takes/index.ts';
import type { TakeRow } from '../takes/takes.tables.ts';
import { formatNameOf } from './snapshot-formats.ts';
import type { BlockToJoin, SpokenBlock } from './snapshots.tables.ts';

interface Joining {
  takes: ReadonlyMap<string, TakeRow>;
  cast: casting.Cast;
}

/** Blocks with their takes, as they are joined. */
export const toBlockSounds = (
  blobs: Blobs,
  blocks: readonly BlockToJoin[],
  { takes, cast }: Joining,
): BlockSound[] =>
  blocks.map(({ type, nodes, takeId }) => {
    const take = takeId === null ? undefined : takes.get(takeId);
    return {
      type,
      voice: nodes[0]?.castVoiceId ?? nodes[0]?.voiceId ?? '',
      gainDb: gainOf(nodes, cast),
      take: take && { sampleRateHz: take.sampleRateHz, open: () => readTake(blobs, take) },
    };
  });

async function* readTake(blobs: Blobs, { audioBlob, sampleRateHz }: TakeRow): AsyncGenerator<Float32Array> {
  yield* decode.decodeStream(await blobs.stream(audioBlob), soundOfTakes(sampleRateHz));
}

/** Of one voice alone; several have theirs within the take. */
function gainOf(nodes: readonly BlockNode[], cast: casting.Cast): number {
  const gains = new Set(nodes.map((node) => casting.voiceOfNode(node, cast).volumeGainDb));
  const [gainDb = 0] = gains;
  return gains.size === 1 ? gainDb : 0;
}

/** What is heard after the last word, so that chapters can follow each other. */
const tailMs = 1_500;

export interface ChapterSound {
  /** Finished. The owner disposes it. */
  track: SoundTrack;
  blocks: SpokenBlock[];
}

/** The takes of a chapter as one sound in the form that its project asks for; never whole in memory. */
export async function joinChapter(
  platform: Platform,
  project: ProjectRow,
  blocks: readonly BlockToJoin[],
  { signal, ...joining }: Joining & { signal: AbortSignal },
): Promise<ChapterSound> {
  const format = outputFormat(formatNameOf(project));
  const { sampleRateHz } = format;
  const track = await SoundTrack.open(platform, { format, sampleRateHz, channels: 1 });
  try {
    const sounds = toBlockSounds(platform.blobs, blocks, joining);
    const { samples, spans } = await joinBlocks(sounds, { sampleRateHz });
    let shiftMs = 0;
    if (project.acxVolumeNormalization) shiftMs = await writeMastered(platform, track, samples, signal);
    else {
      await writeAll(track, samples, signal);
      await track.write(edit.silence(tailMs, sampleRateHz));
    }
    await track.finish();
    return { track, blocks: blocks.map((block, at) => ({ ...block, ...shifted(spans[at]!, shiftMs) })) };
  } catch (cause) {
    await track.dispose();
    throw cause;
  }
}

/** As audiobook shops demand it. Resolves to how much later everything is heard. */
async function writeMastered(
  platform: Platform,
  track: SoundTrack,
  joined: AsyncIterable<Float32Array>,
  signal: AbortSignal,
): Promise<number> {
  const format = outputFormat('wav_44100');
  const { sampleRateHz } = format;
  const raw = await SoundTrack.open(platform, { format, sampleRateHz, channels: 1 });
  try {
    await writeAll(raw, joined, signal);
    await raw.finish();
    const open = () => decode.decodeStream(raw.read(), format);
    const { samples, shiftMs } = await masterChapter({ sampleRateHz, open });
    await writeAll(track, samples, signal);
    return shiftMs;
  } finally {
    await raw.dispose();
  }
}

async function writeAll(
  track: SoundTrack,
  samples: AsyncIterable<Float32Array>,
  signal: AbortSignal,
): Promise<void> {
  for await (const piece of samples) {
    signal.throwIfAborted();
    await track.write(piece);
  }
}

const shifted = ({ startMs, endMs }: { startMs: number; endMs: number }, shiftMs: number) => ({
  startMs: Math.max(0, startMs + shiftMs),
  endMs: Math.max(0, endMs + shiftMs),
});
