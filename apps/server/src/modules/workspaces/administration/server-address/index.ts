export { serverAddressRoutes } from './server-address.routes.ts';
