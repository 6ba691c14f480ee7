import { singleUseTokenRoutes as routes } from '@mynah/contract/accounts/single-use-tokens';
import { handle } from '../../../../platform/http/index.ts';
import { createSingleUseToken } from './actions/create-single-use-token.ts';

export const singleUseTokenRoutes = [
  handle(routes.create, async ({ platform, actor, params }) => ({
    token: await createSingleUseToken(platform, actor, params.tokenType),
  })),
];
