import type { Module } from '../../../platform/http/index.ts';

/** What settings of agents name by an id, and whether it is there. */
export const agentReferencesModule: Module = { name: 'agent-references' };
