export { deliverEvent } from './actions/deliver-event.ts';
export { webhooksModule } from './module.ts';
