import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { downloadBytes, packManifest } from './pack-manifest.ts';

const folder = fileURLToPath(new URL('../packs', import.meta.url));
const manifests = readdirSync(folder).map((name) =>
  packManifest.parse(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))),
);
const named = (name: string) => manifests.find((manifest) => manifest.name === name)!;

test('ffmpeg is there for every platform that the database runs on', () => {
  const platforms = named('ffmpeg').inputs.map((input) => input.platform);
  expect(platforms.sort()).toEqual(['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64']);
});

test('every wheel is named with its hash, and counts once', () => {
  const parts = manifests.flatMap((manifest) =>
    manifest.inputs.flatMap((input) =>
      input.sources.flatMap((source) => (source.kind === 'wheel' ? source.parts : [])),
    ),
  );
  expect(parts.length).toBeGreaterThan(20);
  for (const part of parts) expect(part.wheel?.sha256, part.package).toMatch(/^[0-9a-f]{64}$/);
  expect(downloadBytes(named('hibari'))).toBe(14_032_178);
  expect(downloadBytes(named('kokoro-82m'))).toBe(63_082_708);
});
