import type { Module } from '../../../platform/http/index.ts';
import { userRoutes } from './users.routes.ts';
import { fillPublicIds } from './users.store.ts';

export const usersModule: Module = {
  name: 'users',
  routes: userRoutes,
  prepare: ({ db }) => fillPublicIds(db),
};
