/** The door of the voice lab: what other pages of voices may use. */

/** @public */
export { useCloningNow } from '#web/features/voice-lab/clone/cloning-now.ts';
/** @public */
export { RestrictedNotice, useIsRestricted } from '#web/features/voice-lab/restricted-region.tsx';
