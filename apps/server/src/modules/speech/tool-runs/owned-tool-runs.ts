import type { OwnedMaterial } from '../../accounts/privacy/index.ts';
import { forgetToolRun } from './actions/remove-tool-run.ts';
import { handOverToolRuns, listToolRunsOf, moveToolRuns } from './tool-runs.store.ts';

/** What a person has under way. What was made of it is in the history, and counted and exported there. */
export const ownedToolRuns: OwnedMaterial = {
  name: 'tool-runs',
  count: async () => 0,
  exportFiles: async function* () {},
  erase: async (platform, owner) => {
    for (const key of await listToolRunsOf(platform.db, owner)) await forgetToolRun(platform, key);
  },
  move: moveToolRuns,
  handOver: handOverToolRuns,
};
