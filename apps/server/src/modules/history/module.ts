import { extend } from '../../platform/extensions.ts';
import { keptSounds } from '../../platform/http/idempotency/kept-sounds.ts';
import { joinRooms } from '../../platform/http/index.ts';
import { downloadsSubmodule } from './downloads/index.ts';
import { feedbackSubmodule } from './feedback/index.ts';
import { findHistoryItem } from './items/index.ts';
import { listingSubmodule } from './listing/index.ts';
import { retentionSubmodule } from './retention/index.ts';
import { shareLinksSubmodule } from './share-links/index.ts';

const sounds = extend(
  keptSounds,
  async ({ db }, workspaceId, id) => (await findHistoryItem(db, workspaceId, id))?.audioBlob,
);

export const historyModule = joinRooms('history', [
  listingSubmodule,
  downloadsSubmodule,
  feedbackSubmodule,
  shareLinksSubmodule,
  retentionSubmodule,
  { extensions: [sounds] },
]);
