export { recordStaffAction } from './actions/record-staff-action.ts';
export { hasStaff, isStaff, isStaffAddress } from './is-staff.ts';
export { staffModule } from './module.ts';
export { lockStaff, putStaff } from './staff.store.ts';
