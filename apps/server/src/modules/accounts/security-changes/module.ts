import type { Module } from '../../../platform/http/index.ts';

/** The audit entry, the event and the mail of what changes at an account. */
export const securityChangesModule: Module = { name: 'security-changes' };
