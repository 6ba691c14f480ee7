export { users } from './accounts.tables.ts';
export { createOwnerLink, takeOwnerLink } from './actions/create-owner-link.ts';
export { createUser } from './actions/create-user.ts';
export { getSession } from './actions/get-session.ts';
export { track } from './actions/track.ts';
export { enterSession } from './enter-session.ts';
export { isFlagOn, listFlags } from './feature-flags.ts';
export { accountsModule } from './module.ts';
export { findUser, hasUsers } from './users.store.ts';
