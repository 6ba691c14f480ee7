export {
  askForClone,
  type CloningCall,
  examine,
  findCloner,
  mostSampleMs,
} from './ask-cloning.ts';
export { type BaseVoice, findBaseVoice } from './base-voice.ts';
export { judgeSamples } from './judge-samples.ts';
export { voiceCloningModule } from './module.ts';
