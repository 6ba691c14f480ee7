export {
  type AppliedPronunciations,
  type Locator,
  resolvePronunciations,
} from './applied/resolve-pronunciations.ts';
export { dictionariesModule } from './module.ts';
