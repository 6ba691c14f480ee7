import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type PackManifest, packManifest } from './pack-manifest.ts';

const folder = fileURLToPath(new URL('../packs', import.meta.url));

/** Every manifest of the product, by name, with the inputs that this machine needs. */
export function readManifests(): Map<string, PackManifest> {
  const manifests = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => packManifest.parse(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))))
    .map(forThisMachine)
    .filter((manifest) => manifest.inputs.length > 0);
  return new Map(manifests.map((manifest) => [manifest.name, manifest]));
}

const thisPlatform = `${process.platform}-${process.arch}`;

const forThisMachine = (manifest: PackManifest): PackManifest => ({
  ...manifest,
  inputs: manifest.inputs.filter(({ platform }) => platform === undefined || platform === thisPlatform),
});
