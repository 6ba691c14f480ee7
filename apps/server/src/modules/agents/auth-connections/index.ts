export { type AuthConnectionLocator, authHeaders } from './auth-headers.ts';
export { authConnectionsModule } from './module.ts';
