export { sampleRemovals } from './extension-points.ts';
export { voiceSamplesModule } from './module.ts';
export { dropSamples, persistSample } from './persist-sample.ts';
export { requireSampleRoom } from './require-sample-room.ts';
export {
  deleteSampleRow,
  findSample,
  insertSamples,
  listSamples,
  listSamplesOf,
} from './samples.store.ts';
export { toSample, toSeparation } from './samples.view.ts';
