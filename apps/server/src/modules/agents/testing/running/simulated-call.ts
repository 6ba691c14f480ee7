import { type TranscriptEntry, transcriptEntry } from '@mynah/contract/agents/conversations/transcript';
import type { LanguageModel } from '../../../../platform/language-model/index.ts';
import type { Dialogue } from '../../dialogue/index.ts';
import { answer } from './answer-turn.ts';

export interface SimulatedCall {
  dialogue: Dialogue;
  /** Plays the caller. */
  caller: LanguageModel;
  /** Who the caller is, and what they want. */
  scenario: string;
  /** What the caller says before anything of the model. */
  opening?: string | undefined;
  /** What was said before. */
  history: readonly TranscriptEntry[];
  /** The caller speaks so many times at most. */
  callerTurns?: number | undefined;
  /** And so many entries are written at most. */
  entries?: number | undefined;
  signal: AbortSignal;
}

const hangUp = '[HANG UP]';
const callerTask = `You play a person who calls an agent. Stay in the role, say one short turn at a time as people speak, and never play the agent. When your business is done, answer ${hangUp} alone.`;

/** A caller that a language model plays talks to the agent, until one of them hangs up or the call is long enough. */
export async function* simulatedCall(call: SimulatedCall): AsyncGenerator<TranscriptEntry> {
  const most = call.entries ?? Number.POSITIVE_INFINITY;
  let count = 0;
  for await (const entry of turnsOf(call)) {
    yield entry;
    count += 1;
    if (count >= most) return;
  }
}

async function* turnsOf(call: SimulatedCall): AsyncGenerator<TranscriptEntry> {
  const { dialogue, history, signal, callerTurns = Number.POSITIVE_INFINITY } = call;
  const said = [...history];
  const write = (entry: TranscriptEntry): TranscriptEntry => {
    said.push(entry);
    return entry;
  };
  const first = history.length === 0 ? dialogue.firstMessage() : undefined;
  if (first) yield write(spoken('agent', first));
  for (let turn = 0; turn < callerTurns; turn++) {
    const opening = turn === 0 ? call.opening?.trim() : undefined;
    const text = opening || (await callerSays(call, said));
    if (text === '' || text.includes(hangUp)) return;
    yield write(spoken('user', text));
    const reply = write(await answer(dialogue, text, signal));
    yield reply;
    if (reply.tool_calls.some(({ tool_name }) => tool_name === 'end_call')) return;
  }
}

const spoken = (role: TranscriptEntry['role'], message: string): TranscriptEntry =>
  transcriptEntry.parse({ role, message, time_in_call_secs: 0 });

async function callerSays(
  { caller, scenario, signal }: SimulatedCall,
  said: readonly TranscriptEntry[],
): Promise<string> {
  const heard = said.filter(({ message }) => message);
  const messages = [
    { role: 'system' as const, content: `${callerTask}\n\nWho you are and what you want:\n${scenario}` },
    // the model plays the caller: what the agent says comes to it
    ...heard.map(({ role, message }) => ({
      role: role === 'user' ? ('assistant' as const) : ('user' as const),
      content: message ?? '',
    })),
  ];
  if (heard.at(-1)?.role !== 'agent') messages.push({ role: 'user', content: '(the line is open)' });
  let text = '';
  for await (const event of caller.stream({ messages, signal }))
    if (event.type === 'text') text += event.text;
  return text.trim();
}
