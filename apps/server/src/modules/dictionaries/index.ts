export { type DescribedVersion, describeVersions } from './applied/describe-versions.ts';
export {
  type AppliedPronunciations,
  type Locator,
  resolvePronunciations,
} from './applied/resolve-pronunciations.ts';
export { dictionariesModule } from './module.ts';
