import { planning } from '../speaking/index.ts';
import type { DialogueOrder } from './dialogue-order.ts';

interface Line {
  text: string;
  voice: { id: string; name: string };
}

/** As upstream, a dialogue has no voice and no settings of a voice of its own. */
export function dialogueItem(
  order: Omit<DialogueOrder, 'inputs'>,
  lines: readonly Line[],
): planning.PlannedSpeech['item'] {
  const dialogue = lines.map(({ text, voice }) => ({ text, voice_id: voice.id, voice_name: voice.name }));
  return {
    dialogue,
    text: lines.map(({ text }) => text).join('\n'),
    request: { ...planning.toRequest(order), ...(order.settings && { settings: order.settings }) },
  };
}
