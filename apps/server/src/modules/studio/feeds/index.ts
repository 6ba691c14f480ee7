export { studioFeedsModule } from './module.ts';
