export { clientNetwork } from './client-network.ts';
export { type Client, clientOf } from './client-of.ts';
export { describeDevice } from './describe-device.ts';
export { describePlace } from './describe-place.ts';
export { readDeviceCookie, setDeviceCookie } from './device-cookie.ts';
export { locate } from './locate.ts';
export { clientsModule } from './module.ts';
