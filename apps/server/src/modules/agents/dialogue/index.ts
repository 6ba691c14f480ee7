/** What the agent says next: prompt, documents, model, tools, workflow. It knows no sound and no wire. */
export type { Dialogue, DialogueEvent, DialogueOptions, UserTurn } from './dialogue-types.ts';
export { openDialogue } from './open-dialogue.ts';
