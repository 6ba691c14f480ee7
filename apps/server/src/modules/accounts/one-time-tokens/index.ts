export { createOwnerLink, takeOwnerLink } from './actions/create-owner-link.ts';
export { oneTimeTokensModule } from './module.ts';
export {
  deleteExpiredTokens,
  deleteOneTimeToken,
  deleteUserTokens,
  findOneTimeToken,
  insertOneTimeToken,
  putOneTimeToken,
  type TokenRow,
  takeOneTimeToken,
} from './one-time-tokens.store.ts';
