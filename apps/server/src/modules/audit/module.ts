import type { Module } from '../../platform/http/index.ts';

/** Other modules record here; the list of entries is a route of the workspaces' audit log. */
export const auditModule: Module = { name: 'audit' };
