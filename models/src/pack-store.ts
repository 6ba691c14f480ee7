import { chmod, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fetchInput } from './fetch-input.ts';
import { withFileLock } from './file-lock.ts';
import { explainDiskFault, PackFailure } from './pack-failure.ts';
import { downloadBytes, filesOf, type PackManifest } from './pack-manifest.ts';
import { readManifests } from './read-manifests.ts';
import { findDamaged, findDamagedQuickly, syncFiles, writeMark } from './verify-files.ts';

/** Makes a pack's files in `target`, a folder that does not exist yet, from the first input. */
export type PackBuilder = (options: {
  source: string;
  target: string;
  signal?: AbortSignal;
  /** Share done, 0 to 1. */
  onProgress?: (share: number) => void;
}) => Promise<unknown>;

/** How far a pack is. */
export interface PackProgress {
  title: string;
  step: 'fetch' | 'build';
  /** 0 to 1 */
  share: number;
  /** Of all its downloads. */
  totalBytes: number;
}

/** How a pack stands, for the person who runs the server. */
export interface PackState extends Pick<PackManifest, 'name' | 'title' | 'version' | 'license'> {
  /** Of its files on the disk. */
  sizeBytes: number;
  state: 'ready' | PackProgress['step'] | 'missing';
  /** How far `fetch` or `build` is, 0 to 1. */
  share: number;
  /** Why it could not be had when it was last wanted. */
  problem: string | undefined;
}

export interface PackStoreOptions {
  /** `<data>/packs` */
  folder: string;
  /** Packs that are ready to use, as a person or an image put them there (`MYNAH_PACKS`). */
  localFolder?: string;
  builders: Readonly<Record<string, PackBuilder>>;
  manifests?: ReadonlyMap<string, PackManifest>;
  /** One line a step, for the person at the terminal. */
  tell(line: string): void;
  /** Often, while a pack is fetched and built. */
  onProgress?(progress: PackProgress): void;
}

const megabytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1e6))} MB`;

/** Model packs on this machine: fetched, checked, built and kept. A pack is there whole or not at all. */
export class PackStore {
  readonly #options: PackStoreOptions;
  readonly #manifests: ReadonlyMap<string, PackManifest>;
  readonly #folders = new Map<string, string>();
  readonly #running = new Map<string, Promise<string>>();
  readonly #progress = new Map<string, PackProgress>();
  readonly #problems = new Map<string, string>();

  constructor(options: PackStoreOptions) {
    this.#options = options;
    this.#manifests = options.manifests ?? readManifests();
  }

  /** Folders of the packs that `ensure` found or made. */
  folders(): Record<string, string> {
    return Object.fromEntries(this.#folders);
  }

  /**
   * The folder of a pack, fetched and built when it is not there yet. Calls at the same time share the work.
   * @throws PackFailure when no source could give it, or when the folder cannot take it.
   */
  ensure(name: string, signal: AbortSignal): Promise<string> {
    const running = this.#running.get(name) ?? this.#ensureOnce(name, signal);
    this.#running.set(name, running);
    const done = (): void => void this.#running.delete(name);
    running.then(done, done);
    return running;
  }

  async #ensureOnce(name: string, signal: AbortSignal): Promise<string> {
    const manifest = this.#manifests.get(name);
    if (!manifest) throw new PackFailure(`There is no pack ${name}.`);
    this.#problems.delete(name);
    try {
      const folder = (await this.#findLocal(manifest)) ?? (await this.#ensureOwn(manifest, signal));
      this.#folders.set(name, folder);
      return folder;
    } catch (cause) {
      const fault = explainDiskFault(cause, this.#options.folder);
      if (fault instanceof PackFailure) this.#problems.set(name, fault.message);
      throw fault;
    } finally {
      this.#progress.delete(name);
    }
  }

  /** How each of these packs stands; names without a manifest for this machine are left out. */
  async states(names: readonly string[]): Promise<PackState[]> {
    const manifests = names.flatMap((name) => this.#manifests.get(name) ?? []);
    return Promise.all(manifests.map((manifest) => this.#stateOf(manifest)));
  }

  async #stateOf(manifest: PackManifest): Promise<PackState> {
    const { name, title, version, license } = manifest;
    const sizeBytes = filesOf(manifest).reduce((sum, file) => sum + file.sizeBytes, 0);
    const progress = this.#progress.get(name);
    const isHere = this.#folders.has(name) || (!progress && (await this.has(name)));
    return {
      ...{ name, title, version, license, sizeBytes },
      state: isHere ? 'ready' : (progress?.step ?? 'missing'),
      share: isHere ? 1 : (progress?.share ?? 0),
      problem: isHere ? undefined : this.#problems.get(name),
    };
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

  /** Whether a pack is here and sound, so that `ensure` fetches nothing. */
  async has(name: string): Promise<boolean> {
    const manifest = this.#manifests.get(name);
    if (!manifest) return false;
    const local = await this.#lookLocally(manifest);
    return (local && local.damaged === undefined) || this.#isReady(manifest);
  }

  async #findLocal(manifest: PackManifest): Promise<string | undefined> {
    const local = await this.#lookLocally(manifest);
    if (local?.damaged === undefined) return local?.folder;
    this.#options.tell(
      `The pack in ${local.folder} is not used: ${local.damaged} is not what its manifest says.`,
    );
    return undefined;
  }

  async #lookLocally(manifest: PackManifest): Promise<{ folder: string; damaged?: string } | undefined> {
    if (!this.#options.localFolder) return undefined;
    const folder = join(this.#options.localFolder, manifest.name);
    if (!(await stat(folder).catch(() => undefined))) return undefined;
    return { folder, damaged: await findDamagedQuickly(folder, filesOf(manifest)) };
  }

  async #isReady(manifest: PackManifest): Promise<boolean> {
    const damaged = await findDamagedQuickly(join(this.#options.folder, manifest.name), filesOf(manifest));
    return damaged === undefined;
  }

  async #ensureOwn(manifest: PackManifest, signal: AbortSignal): Promise<string> {
    const folder = join(this.#options.folder, manifest.name);
    const isReady = (): Promise<boolean> => this.#isReady(manifest);
    if (await isReady()) return folder;
    await mkdir(this.#options.folder, { recursive: true });
    const onWait = (): void =>
      this.#options.tell(`Another process fetches ${manifest.title}; waiting for it.`);
    return withFileLock(`${folder}.lock`, { signal, onWait }, async () => {
      if (await isReady()) return folder;
      if (await stat(folder).catch(() => undefined)) {
        this.#options.tell(`The pack ${manifest.name} is damaged; it is set aside and fetched again.`);
        await setAside(folder);
      }
      await this.#make(manifest, folder, signal);
      // a damaged pack is of no use once a sound one stands in its place
      await removeAll(`${folder}.damaged-`);
      return folder;
    });
  }

  async #make(manifest: PackManifest, folder: string, signal: AbortSignal): Promise<void> {
    const { tell } = this.#options;
    tell(`Fetching ${manifest.title} (${megabytes(downloadBytes(manifest))})…`);
    const downloads = join(this.#options.folder, '.downloads', manifest.name);
    const inputs = join(downloads, 'inputs');
    await this.#fetch(manifest, { inputs, cache: join(downloads, 'cache'), signal });
    const building = `${folder}.building`;
    // also what a builder left that was killed
    await removeAll(building);
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
    await syncFiles(building, filesOf(manifest));
    await writeMark(building, filesOf(manifest));
    await rename(building, folder);
    await rm(downloads, { recursive: true, force: true });
    tell(`${manifest.title} is ready.`);
  }

  async #fetch(
    manifest: PackManifest,
    { inputs, cache, signal }: { inputs: string; cache: string; signal: AbortSignal },
  ): Promise<void> {
    const { localFolder } = this.#options;
    const totalBytes = downloadBytes(manifest);
    const here = new Map<string, number>();
    const onBytes = (download: string, soFar: number): void => {
      here.set(download, soFar);
      const share = [...here.values()].reduce((sum, bytes) => sum + bytes, 0) / totalBytes;
      this.#reportProgress(manifest, 'fetch', Math.min(1, share));
    };
    for (const input of manifest.inputs)
      await fetchInput(input, { folder: inputs, cache, localFolder, signal, onBytes });
  }

  async #build(manifest: PackManifest, options: Parameters<PackBuilder>[0]): Promise<void> {
    const builder = this.#options.builders[manifest.build ?? ''];
    if (!builder)
      throw new PackFailure(
        `The pack ${manifest.name} needs the build step ${manifest.build}, which is not here.`,
      );
    this.#options.tell(`Building ${manifest.title}…`);
    await builder({ ...options, onProgress: (share) => this.#reportProgress(manifest, 'build', share) });
  }

  #reportProgress(manifest: PackManifest, step: PackProgress['step'], share: number): void {
    const totalBytes = downloadBytes(manifest);
    const progress = { title: manifest.title, step, share, totalBytes };
    this.#progress.set(manifest.name, progress);
    this.#options.onProgress?.(progress);
  }
}

async function setAside(folder: string): Promise<void> {
  await rename(folder, `${folder}.damaged-${Date.now()}`);
}

/** Removes what stands beside a pack under a name that begins so. */
async function removeAll(begin: string): Promise<void> {
  for (const name of await readdir(dirname(begin)))
    if (name.startsWith(basename(begin)))
      await rm(join(dirname(begin), name), { recursive: true, force: true });
}
