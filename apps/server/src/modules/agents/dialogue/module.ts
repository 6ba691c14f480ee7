import type { Module } from '../../../platform/http/index.ts';

/** What the agent says next: prompt, documents, model, tools, workflow. It knows no sound and no wire. */
export const agentDialogueModule: Module = { name: 'agent-dialogue' };
