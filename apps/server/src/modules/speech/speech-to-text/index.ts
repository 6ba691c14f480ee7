export { speechToTextModule } from './module.ts';
export { readSteps, sampleRateHz } from './work/read-steps.ts';
