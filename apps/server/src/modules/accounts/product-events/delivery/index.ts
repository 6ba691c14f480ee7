export { deliveryJob, startDelivery } from './deliver-events.ts';
