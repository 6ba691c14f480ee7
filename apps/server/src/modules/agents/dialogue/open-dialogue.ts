import { AgentDialogue } from './agent-dialogue.ts';
import type { Dialogue, DialogueOptions } from './dialogue-types.ts';
import { requireAllowed } from './effective-config.ts';
import { requireVariables } from './fill-variables.ts';

/**
 * Begins what an agent says in one conversation. Texts that name a variable that nobody gave, and settings that the
 * agent keeps to itself, are refused here, before a word is said.
 * @throws Failure `missing_dynamic_variable`, `override_not_allowed`
 */
export async function openDialogue(options: DialogueOptions): Promise<Dialogue> {
  const { overrides } = options.agent.platformSettings;
  requireAllowed(options.initiation.conversation_config_override, overrides.conversation_config_override);
  const dialogue = new AgentDialogue(options);
  const { agent } = dialogue.agent.conversationConfig;
  requireVariables([agent.first_message, agent.prompt.prompt], dialogue.variables);
  dialogue.warm();
  return dialogue;
}
