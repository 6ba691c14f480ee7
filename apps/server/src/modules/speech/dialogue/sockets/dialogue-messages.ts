import { dialogueSocketMessage } from '@mynah/contract/text-to-dialogue';
import { type SpeechChunk, sockets, type TimedCharacter } from '../../text-to-speech/index.ts';
import type { DialogueMessage } from './turn-dialog.ts';

/** Reads one frame. @throws Failure `invalid_request` */
export const readMessage = (frame: string): DialogueMessage =>
  sockets.parseFrame(dialogueSocketMessage, frame);

/** Times relative to the chunk; snake case here, unlike the sockets of text to speech. */
function alignmentOf(characters: readonly TimedCharacter[], startMs: number) {
  if (characters.length === 0) return null;
  return {
    chars: characters.map(({ character }) => character),
    char_start_times_ms: characters.map((timed) => Math.max(0, Math.round(timed.startMs - startMs))),
    char_durations_ms: characters.map((timed) => Math.round(timed.endMs) - Math.round(timed.startMs)),
  };
}

export const audioMessage = (
  { bytes, startMs, written, spoken }: SpeechChunk,
  { syncAlignment }: { syncAlignment: boolean },
) => ({
  audio: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
  ...(syncAlignment && {
    alignment: alignmentOf(written, startMs),
    normalized_alignment: alignmentOf(spoken, startMs),
  }),
});

export const turnEndMessage = { is_final_audio_for_turn: true };

export const finalMessage = ({ engine, historyItemId, warnings }: sockets.FinalFacts) => ({
  is_final: true,
  ...(engine ? { engine } : {}),
  ...(historyItemId ? { history_item_id: historyItemId } : {}),
  ...(warnings.length > 0 ? { warnings } : {}),
});
