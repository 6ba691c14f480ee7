import { removeRun } from '../../../platform/workflows/index.ts';
import type { OwnedMaterial } from '../../accounts/privacy/index.ts';
import { speakFlow } from './speak-flow.ts';
import { deleteFlow, handOverFlows, listFlowKeysOf, moveFlows } from './speech-flows.store.ts';

/** What a person has under way. What was made of it is in the history, and counted and exported there. */
export const ownedFlows: OwnedMaterial = {
  name: 'speech-flows',
  count: async () => 0,
  exportFiles: async function* () {},
  erase: async (platform, owner) => {
    for (const key of await listFlowKeysOf(platform.db, owner)) {
      await removeRun(platform, speakFlow, key.id);
      await deleteFlow(platform.db, key);
    }
  },
  move: moveFlows,
  handOver: handOverFlows,
};
