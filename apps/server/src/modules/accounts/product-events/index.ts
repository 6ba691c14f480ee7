export { track, trackNobody } from './actions/track.ts';
export { listFlags } from './feature-flags.ts';
export { productEventsModule } from './module.ts';
export {
  countActivity,
  deleteActivity,
  findFirstActivity,
  listActivity,
  moveActivity,
  type ProductEventRow,
  withholdActivity,
} from './product-events.store.ts';
