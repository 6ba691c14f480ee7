import {
  type NewTranscriptEntry,
  type TranscriptEntry,
  transcriptEntry,
} from '@mynah/contract/agents/conversations/transcript';
import type { Dialogue } from '../../dialogue/index.ts';

/** One turn of the agent, as it is written down. */
export async function answer(
  dialogue: Dialogue,
  text: string,
  signal: AbortSignal,
): Promise<TranscriptEntry> {
  let written: NewTranscriptEntry | undefined;
  for await (const event of dialogue.respond({ text, isSilence: text === '' }, signal))
    if (event.type === 'done') written = event.entry;
  signal.throwIfAborted();
  return transcriptEntry.parse(written);
}
