import type { DialogueEvent } from '../../dialogue/index.ts';

/** Words that are said as they are, and written down. */
export const saying = (message: string) =>
  async function* (): AsyncGenerator<DialogueEvent> {
    yield { type: 'text', text: message };
    yield { type: 'done', entry: { role: 'agent', message, time_in_call_secs: 0 } };
  };

/** Said by nobody: a turn that is given away. */
export async function* nothing(): AsyncGenerator<DialogueEvent> {}
