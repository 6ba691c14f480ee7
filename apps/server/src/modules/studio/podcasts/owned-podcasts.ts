import { moveRuns } from '../../../platform/workflows/index.ts';
import type { OwnedMaterial } from '../../accounts/privacy/index.ts';
import { listWriting } from './podcasts.store.ts';

/** Podcasts are their projects' own; where a project goes along, what writes it does as well. */
export const ownedPodcasts: OwnedMaterial = {
  name: 'studio-podcasts',
  count: async () => 0,
  exportFiles: async function* () {},
  erase: async () => {},
  // the rows have followed their projects
  move: async (transaction, _, toWorkspaceId) => {
    await moveRuns(transaction, await listWriting(transaction, toWorkspaceId), toWorkspaceId);
  },
  handOver: async () => {},
};
