export {
  askForClone,
  type CloningCall,
  examine,
  findCloner,
  mostSampleMs,
} from './ask-cloning.ts';
export { type BaseVoice, findBaseVoice } from './base-voice.ts';
export { listCloneRuns, moveConsents } from './cloning.store.ts';
export { judgeSamples } from './judge-samples.ts';
export { voiceCloningModule } from './module.ts';
