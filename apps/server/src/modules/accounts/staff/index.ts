export { recordStaffAction } from './actions/record-staff-action.ts';
export { staffModule } from './module.ts';
export { isStaffAddress } from './staff-address.ts';
