export { sampleRemovals } from './extension-points.ts';
export { dropSamples, keepSample } from './keep-sample.ts';
export { voiceSamplesModule } from './module.ts';
export { requireSampleRoom } from './require-sample-room.ts';
export {
  deleteSampleRow,
  findSample,
  insertSamples,
  listSamples,
  listSamplesOf,
} from './samples.store.ts';
export { toSample, toSeparation } from './samples.view.ts';
