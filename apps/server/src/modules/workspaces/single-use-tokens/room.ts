import type { Room } from '../../../platform/http/index.ts';
import { singleUseTokenRoutes } from './single-use-tokens.routes.ts';
import { deleteExpiredSingleUseTokens } from './single-use-tokens.store.ts';

export const singleUseTokensRoom: Room = {
  routes: singleUseTokenRoutes,
  schedules: [
    {
      name: 'workspaces.purge-single-use-tokens',
      cron: '41 * * * *',
      run: ({ db, clock }) => deleteExpiredSingleUseTokens(db, clock.now()),
    },
  ],
};
