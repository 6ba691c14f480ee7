export { deliverEvent, type OutsideEvent } from './actions/deliver-event.ts';
export { webhooksModule } from './module.ts';
