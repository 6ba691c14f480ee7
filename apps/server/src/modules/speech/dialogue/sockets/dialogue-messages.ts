import { dialogueSocketMessage } from '@mynah/contract/speech/text-to-dialogue';
import { readFrame } from '../../../../platform/sockets/index.ts';
import { toBase64 } from '../../../../platform/sound/index.ts';
import { sockets, type tracks } from '../../speaking/index.ts';
import type { DialogueMessage } from './turn-dialog.ts';

/** Reads one frame. @throws Failure `invalid_request` */
export const readMessage = (frame: string): DialogueMessage => readFrame(dialogueSocketMessage, frame);

/** Snake case here, unlike the sockets of text to speech. */
function alignmentOf(times: sockets.ChunkTimes | undefined) {
  if (!times) return null;
  const { chars, startsMs, durationsMs } = times;
  return { chars, char_start_times_ms: startsMs, char_durations_ms: durationsMs };
}

/** Makes the messages of one sound, chunk by chunk. */
export function audioMessages({ syncAlignment }: { syncAlignment: boolean }) {
  const times = new sockets.SoundTimes();
  return (chunk: tracks.SpeechChunk) => {
    const { written, spoken } = times.of(chunk);
    return {
      audio: toBase64(chunk.bytes),
      ...(syncAlignment && {
        alignment: alignmentOf(written),
        normalized_alignment: alignmentOf(spoken),
      }),
    };
  };
}

export const turnEndMessage = { is_final_audio_for_turn: true };

export const finalMessage = ({ engine, historyItemId, warnings }: sockets.FinalFacts) => ({
  is_final: true,
  ...(engine ? { engine } : {}),
  ...(historyItemId ? { history_item_id: historyItemId } : {}),
  ...(warnings.length > 0 ? { warnings } : {}),
});
