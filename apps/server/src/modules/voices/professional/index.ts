export { professionalVoicesModule } from './module.ts';
