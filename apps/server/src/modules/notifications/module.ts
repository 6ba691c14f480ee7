import type { Module } from '../../platform/http/index.ts';

/** What people are told, made from the events of other modules. */
export const notificationsModule: Module = { name: 'notifications' };
