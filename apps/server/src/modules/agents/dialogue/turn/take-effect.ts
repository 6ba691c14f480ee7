import type { DialogueEvent } from '../dialogue-types.ts';
import type { Effect } from './system-tools.ts';
import type { Steps, Turn } from './turn.ts';

/** Words that stand in the agent's settings, said as its own. */
export async function* say({ state, record }: Turn, text: string): AsyncGenerator<DialogueEvent> {
  const filled = state.fill(text);
  record.addText(filled);
  state.history.addAgent(filled);
  yield { type: 'text', text: filled };
}

/** Does to the conversation what a system tool or a node of the workflow wants. */
export async function* takeEffect(turn: Turn, effect: Effect): Steps {
  const { state } = turn;
  if (effect.type === 'language') state.setLanguage(effect.language);
  if (effect.type === 'transfer') state.enterAgent(effect.agent);
  yield effect;
  if (effect.type === 'language') return 'on';
  if (effect.type !== 'transfer') return 'over';
  const { first_message: first } = state.agent.conversationConfig.agent;
  if (!effect.speaksFirst || first.trim() === '') return 'on';
  yield* say(turn, first);
  return 'over';
}
