export { leaveWhenRequired } from '#web/features/single-sign-on/leave-when-required.ts';
export { SingleSignOn } from '#web/features/single-sign-on/single-sign-on.tsx';
