export { type BlockSound, findSounds, toBlockTakes } from './actions/describe-takes.ts';
export { textsAround } from './actions/find-block.ts';
export { speakBlock } from './actions/speak-block.ts';
export { studioTakesModule } from './module.ts';
/** For whoever clears them away. */
export * as oldTakes from './old-takes.ts';
export { soundOfTakes } from './plan-block.ts';
export { openSpokenProject } from './spoken-project.ts';
export { textOfBlock } from './stretches.ts';
export { listTakes } from './takes.store.ts';
