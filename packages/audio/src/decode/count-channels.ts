import { AudioFailure } from '../audio-failure.ts';
import { hasTag } from '../bytes.ts';
import type { ChannelCount } from '../channels.ts';
import { walkMp3Frames } from '../mp3/walk-frames.ts';
import type { OutputFormat } from '../output-format.ts';
import { readWavHead } from '../wav/wav-head.ts';

/** Modes in the fourth byte of an mp3 frame: 3 is a single channel. */
const monoMode = 3;

/**
 * Channels of a file by its first bytes (64 kB are enough for files of ours). More than two count as two, and one is
 * taken where the bytes do not say. Raw forms have one.
 */
export function countChannels(head: Uint8Array, { codec }: OutputFormat): ChannelCount {
  try {
    if (codec === 'wav') return (readWavHead(head)?.format.channelCount ?? 1) > 1 ? 2 : 1;
  } catch (cause) {
    // what cannot be read is refused when it is decoded
    if (cause instanceof AudioFailure) return 1;
    throw cause;
  }
  if (codec === 'opus') return opusChannels(head);
  if (codec !== 'mp3') return 1;
  const [frame] = walkMp3Frames(head);
  return frame && (head[frame.offset + 3] ?? 0xff) >> 6 !== monoMode ? 2 : 1;
}

/** In the first page of the stream: eight letters, a version, the channels (RFC 7845, 5.1). */
function opusChannels(head: Uint8Array): ChannelCount {
  for (let at = 0; at + 9 < Math.min(head.length, 512); at += 1)
    if (hasTag(head, at, 'OpusHead')) return (head[at + 9] ?? 1) > 1 ? 2 : 1;
  return 1;
}
