import type { Module } from '../../../platform/http/index.ts';
import { auditLogRoutes } from './audit-log/index.ts';
import { outboxRoutes } from './outbox/index.ts';
import { serverAddressRoutes } from './server-address/index.ts';
import { settingsRoutes } from './settings.routes.ts';

/** What admins see and set of a workspace as a whole: settings, plan, audit log; of the first one the outbox and the server's address. */
export const administrationModule: Module = {
  name: 'administration',
  routes: [...settingsRoutes, ...auditLogRoutes, ...outboxRoutes, ...serverAddressRoutes],
};
