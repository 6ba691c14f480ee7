import type { Platform } from '../../../../../platform/platform.ts';
import { deleteOldStates } from '../sign-on-states.store.ts';

/** Drops sign-ins that nobody came back from, and the ids of assertions that have expired by themselves. */
export const purgeSignOns = ({ db, clock }: Platform): Promise<void> => deleteOldStates(db, clock.now());
