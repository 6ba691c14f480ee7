export { PackFailure } from './pack-failure.ts';
export { type PackManifest, packManifest } from './pack-manifest.ts';
export {
  type PackBuilder,
  type PackProgress,
  type PackState,
  PackStore,
  type PackStoreOptions,
} from './pack-store.ts';
export { readManifests } from './read-manifests.ts';
