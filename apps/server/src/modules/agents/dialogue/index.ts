export type { Dialogue, DialogueEvent, DialogueOptions, UserTurn } from './dialogue-types.ts';
export { agentDialogueModule } from './module.ts';
export { openDialogue } from './open-dialogue.ts';
