export { usePasskey } from './actions/use-passkey.ts';
export { invalidPasskey } from './challenges.ts';
export { passkeyRoutes } from './passkeys.routes.ts';
export { listPasskeyRows } from './passkeys.store.ts';
