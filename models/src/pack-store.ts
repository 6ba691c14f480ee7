import { chmod, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchSource } from './fetch-source.ts';
import { PackFailure } from './pack-failure.ts';
import { withLock } from './pack-lock.ts';
import { downloadBytes, filesOf, type PackInput, type PackManifest } from './pack-manifest.ts';
import { readManifests } from './read-manifests.ts';
import { findDamaged, haveRightSizes, sha256Of } from './verify-files.ts';

/** Makes a pack's files in `target`, a folder that does not exist yet, from the first input. */
export type PackBuilder = (options: {
  source: string;
  target: string;
  signal?: AbortSignal;
}) => Promise<unknown>;

export interface PackStoreOptions {
  /** `<data>/packs` */
  folder: string;
  /** Packs that are ready to use, as a person or an image put them there (`MYNAH_PACKS`). */
  localFolder?: string;
  builders: Readonly<Record<string, PackBuilder>>;
  manifests?: ReadonlyMap<string, PackManifest>;
  /** One line a step, for the person at the terminal. */
  tell(line: string): void;
}

const megabytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1e6))} MB`;

/** Model packs on this machine: fetched, checked, built and kept. A pack is there whole or not at all. */
export class PackStore {
  readonly #options: PackStoreOptions;
  readonly #manifests: ReadonlyMap<string, PackManifest>;
  readonly #folders = new Map<string, string>();

  constructor(options: PackStoreOptions) {
    this.#options = options;
    this.#manifests = options.manifests ?? readManifests();
  }

  /** Folders of the packs that `ensure` found or made. */
  folders(): Record<string, string> {
    return Object.fromEntries(this.#folders);
  }

  /**
   * The folder of a pack, fetched and built when it is not there yet.
   * @throws PackFailure when no source could give it.
   */
  async ensure(name: string, signal: AbortSignal): Promise<string> {
    const manifest = this.#manifests.get(name);
    if (!manifest) throw new PackFailure(`There is no pack ${name}.`);
    const folder = (await this.#findLocal(manifest)) ?? (await this.#ensureOwn(manifest, signal));
    this.#folders.set(name, folder);
    return folder;
  }

  /** Reads every byte. A damaged pack is set aside, so that `ensure` fetches it again; false then. */
  async verify(name: string): Promise<boolean> {
    const manifest = this.#manifests.get(name);
    const folder = this.#folders.get(name);
    if (!manifest || !folder) return false;
    if (!(await findDamaged(folder, filesOf(manifest)))) return true;
    if (folder.startsWith(this.#options.folder)) await setAside(folder);
    this.#folders.delete(name);
    return false;
  }

  async #findLocal(manifest: PackManifest): Promise<string | undefined> {
    if (!this.#options.localFolder) return undefined;
    const folder = join(this.#options.localFolder, manifest.name);
    return (await haveRightSizes(folder, filesOf(manifest))) ? folder : undefined;
  }

  async #ensureOwn(manifest: PackManifest, signal: AbortSignal): Promise<string> {
    const folder = join(this.#options.folder, manifest.name);
    if (await haveRightSizes(folder, filesOf(manifest))) return folder;
    return withLock(`${folder}.lock`, signal, async () => {
      if (await haveRightSizes(folder, filesOf(manifest))) return folder;
      if (await stat(folder).catch(() => undefined)) {
        this.#options.tell(`The pack ${manifest.name} is damaged; it is set aside and fetched again.`);
        await setAside(folder);
      }
      await this.#make(manifest, folder, signal);
      return folder;
    });
  }

  async #make(manifest: PackManifest, folder: string, signal: AbortSignal): Promise<void> {
    const { tell } = this.#options;
    tell(`Fetching ${manifest.title} (${megabytes(downloadBytes(manifest))})…`);
    const downloads = join(this.#options.folder, '.downloads', manifest.name);
    const inputs = join(downloads, 'inputs');
    for (const input of manifest.inputs) await this.#fetchInput(input, inputs, { cache: downloads, signal });
    const building = `${folder}.building`;
    await rm(building, { recursive: true, force: true });
    if (manifest.build)
      await this.#build(manifest, {
        source: join(inputs, manifest.inputs[0]?.path ?? ''),
        target: building,
        signal,
      });
    else await rename(inputs, building);
    for (const file of filesOf(manifest)) if (file.executable) await chmod(join(building, file.path), 0o755);
    const damaged = await findDamaged(building, filesOf(manifest));
    if (damaged)
      throw new PackFailure(
        `The pack ${manifest.name} was built wrong: ${damaged} is not what its manifest says.`,
      );
    await rename(building, folder);
    await rm(downloads, { recursive: true, force: true });
    tell(`${manifest.title} is ready.`);
  }

  async #build(manifest: PackManifest, options: Parameters<PackBuilder>[0]): Promise<void> {
    const builder = this.#options.builders[manifest.build ?? ''];
    if (!builder)
      throw new PackFailure(
        `The pack ${manifest.name} needs the build step ${manifest.build}, which is not here.`,
      );
    this.#options.tell(`Building ${manifest.title}…`);
    await builder(options);
  }

  async #fetchInput(
    input: PackInput,
    folder: string,
    options: { cache: string; signal: AbortSignal },
  ): Promise<void> {
    const target = join(folder, input.path);
    if (
      (await stat(target).catch(() => undefined))?.size === input.sizeBytes &&
      (await sha256Of(target)) === input.sha256
    )
      return;
    await mkdir(folder, { recursive: true });
    const faults: string[] = [];
    for (const source of input.sources) {
      options.signal.throwIfAborted();
      try {
        await fetchSource(source, target, options);
        if ((await sha256Of(target)) === input.sha256) return;
        faults.push(`${source.kind}: other bytes than the manifest says`);
      } catch (cause) {
        if (options.signal.aborted) throw cause;
        faults.push(`${source.kind}: ${cause instanceof Error ? cause.message : cause}`);
      }
      await rm(target, { force: true });
    }
    throw new PackFailure(`${input.path} could not be fetched (${faults.join('; ')}).`);
  }
}

async function setAside(folder: string): Promise<void> {
  await rename(folder, `${folder}.damaged-${Date.now()}`);
}
