import type { ReviewListener } from '../safety/index.ts';
import { changeShare, findShareOf } from './library.store.ts';
import { stateAfter } from './review.ts';

/** What staff decided of a voice that is to be in the library. One that left it meanwhile stays outside. */
export const decidedPublication: ReviewListener = {
  kind: 'library',
  decided: async (_, transaction, { voiceId }, { status, message, decidedAt: now }) => {
    const before = await findShareOf(transaction, voiceId);
    if (!before?.isInLibrary) return;
    await changeShare(transaction, voiceId, stateAfter({ status, message }, { before, now }));
  },
};
