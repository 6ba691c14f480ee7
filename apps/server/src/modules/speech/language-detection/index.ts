export { languageDetectionModule } from './module.ts';
