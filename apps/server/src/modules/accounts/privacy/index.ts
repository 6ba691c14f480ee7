export { privacyModule } from './module.ts';
export { type ExportedFile, type OwnedMaterial, type Owner, ownedMaterial } from './owned-material.ts';
