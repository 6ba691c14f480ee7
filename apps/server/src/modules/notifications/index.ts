export { notify } from './actions/notify.ts';
export { notificationsModule } from './module.ts';
