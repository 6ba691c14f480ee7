import type { VoicePart } from '../catalog/index.ts';
import { listSamplesOf, sampleBlobs } from './samples.store.ts';
import { toSample } from './samples.view.ts';

/** The recordings that a voice was made of. */
export const sampledPart: VoicePart = {
  describe: async ({ db }, { workspaceId }, voices) => {
    const ids = voices.map(({ rowId }) => rowId);
    const found = await listSamplesOf(db, { workspaceId }, ids);
    return new Map([...found].map(([id, samples]) => [id, { samples: samples.map(toSample) }]));
  },
  listBlobs: sampleBlobs,
};
