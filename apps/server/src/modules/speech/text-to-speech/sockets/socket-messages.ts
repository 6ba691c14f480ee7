import { speechSocketMessage } from '@mynah/contract/speech/text-to-speech';
import { readFrame } from '../../../../platform/sockets/index.ts';
import { toBase64 } from '../../../../platform/sound/index.ts';
import { sockets, type tracks } from '../../speaking/index.ts';
import type { SocketMessage } from './socket-dialog.ts';

/** Reads one frame. @throws Failure `invalid_request` */
export const readMessage = (frame: string): SocketMessage => readFrame(speechSocketMessage, frame);

/** Both spellings of the durations are in use. */
function alignmentOf(times: sockets.ChunkTimes | undefined) {
  if (!times) return null;
  const { chars, startsMs, durationsMs } = times;
  return {
    chars,
    charStartTimesMs: startsMs,
    charDurationsMs: durationsMs,
    charsDurationsMs: durationsMs,
  };
}

/** Makes the messages of one sound, chunk by chunk. */
export function audioMessages() {
  const times = new sockets.SoundTimes();
  return (chunk: tracks.SpeechChunk) => {
    const { written, spoken } = times.of(chunk);
    return {
      audio: toBase64(chunk.bytes),
      isFinal: false,
      alignment: alignmentOf(written),
      normalizedAlignment: alignmentOf(spoken),
    };
  };
}

export const finalMessage = ({ engine, historyItemId, warnings }: sockets.FinalFacts) => ({
  audio: null,
  isFinal: true,
  alignment: null,
  normalizedAlignment: null,
  ...(engine ? { engine } : {}),
  ...(historyItemId ? { historyItemId } : {}),
  ...(warnings.length > 0 ? { warnings } : {}),
});
