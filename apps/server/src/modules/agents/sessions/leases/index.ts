/** That a conversation goes on, and what becomes of it when its server does not. */
export { endExpired, endLeft } from './end-left.ts';
export { leaseKeeper } from './lease-keeper.ts';
