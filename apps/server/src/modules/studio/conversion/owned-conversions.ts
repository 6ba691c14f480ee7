import { moveRuns } from '../../../platform/workflows/index.ts';
import type { OwnedMaterial } from '../../accounts/privacy/index.ts';
import { listOpenIn } from './conversions.store.ts';

/** Conversions are their projects' own; where a project goes along, what works on it does as well. */
export const ownedConversions: OwnedMaterial = {
  name: 'studio-conversions',
  count: async () => 0,
  exportFiles: async function* () {},
  erase: async () => {},
  // the rows have followed their projects
  move: async (transaction, _, toWorkspaceId) => {
    await moveRuns(transaction, await listOpenIn(transaction, toWorkspaceId), toWorkspaceId);
  },
  handOver: async () => {},
};
