import { type OutputFormat, pcm } from '@mynah/audio';
import { fetchBlob } from '../../../../platform/blobs/file-blobs.ts';
import { decodeMedia } from '../../../../platform/media/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type AgentAtVersion, holdAudioOf } from '../../registry/index.ts';
import { type CallerScope, pause } from './caller-scope.ts';

interface HoldOptions {
  platform: Platform;
  agent: AgentAtVersion;
  /** What the client is sent. */
  format: OutputFormat;
  scope: CallerScope;
  /** The wait is over. */
  signal: AbortSignal;
  send(bytes: Uint8Array): void;
}

/** Sound goes out in pieces of this length, each when it is due: a wait that ends is not talked over. */
const pieceMs = 400;

/** Plays what the agent has for callers who wait, over and over, as it is heard. Nothing where it has none. */
export async function playHoldSound({ platform, agent, format, ...hold }: HoldOptions): Promise<void> {
  const blob = await holdAudioOf(platform, agent);
  if (blob === undefined) return;
  const signal = AbortSignal.any([hold.signal, hold.scope.signal]);
  const file = await fetchBlob(platform, blob, signal);
  const encode = format.codec === 'ulaw' ? pcm.toUlaw : pcm.toPcm16;
  const { sampleRateHz } = format;
  const length = Math.round((sampleRateHz * pieceMs) / 1000);
  try {
    while (!signal.aborted) {
      for await (const block of decodeMedia(platform, file, { sampleRateHz, channels: 1, signal }))
        for (let start = 0; start < block.length; start += length) {
          const piece = block.subarray(start, start + length);
          hold.send(encode(piece));
          await pause(hold.scope, (piece.length / sampleRateHz) * 1000);
          signal.throwIfAborted();
        }
    }
  } catch (cause) {
    if (!signal.aborted) throw cause;
  } finally {
    await file.remove();
  }
}
