export { convertAnew, convertProject, startConversion } from './actions/start-conversion.ts';
export { studioConversionModule } from './module.ts';
