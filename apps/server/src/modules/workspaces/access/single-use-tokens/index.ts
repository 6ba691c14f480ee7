export { spendSingleUseToken } from './actions/spend-single-use-token.ts';
export { singleUseTokenRoutes } from './single-use-tokens.routes.ts';
export { deleteExpiredSingleUseTokens } from './single-use-tokens.store.ts';
