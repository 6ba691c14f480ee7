export { signInRequestsModule } from './module.ts';
export { deleteOldSignInRequests } from './sign-in-requests.store.ts';
