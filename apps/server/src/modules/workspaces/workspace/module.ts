import type { Module } from '../../../platform/http/index.ts';

/** The row that everything of a workspace hangs on. What is done with it stands in the modules above. */
export const workspaceModule: Module = { name: 'workspace' };
