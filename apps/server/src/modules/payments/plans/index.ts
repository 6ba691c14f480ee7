export { plansModule } from './module.ts';
export { isCharging, priceCents } from './prices.ts';
