import { chmod, chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Credentials } from './credentials.ts';
import { PostgresFault } from './postgres-fault.ts';
import { dataPath, type Installation, runToEnd } from './postgres-process.ts';

/** Makes the database cluster beside its place and moves it there when it is complete. */
export async function initializeData(installation: Installation, credentials: Credentials): Promise<void> {
  const making = `${installation.dataFolder}.new`;
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { mode: 0o700 });
  if (installation.user) await chown(making, installation.user.uid, installation.user.gid);
  const passwordFile = await writePassword(installation, credentials.password);
  try {
    const target = { ...installation, dataFolder: making };
    const { code, output } = await runToEnd(target, 'initdb', [
      ...['-D', dataPath(target), '-U', credentials.user, '-A', 'scram-sha-256', '--pwfile', passwordFile],
      ...['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
      ...['--data-checksums', '--no-instructions'],
    ]);
    if (code !== 0)
      throw new PostgresFault(`The database files couldn’t be created: ${output.trim().split('\n').at(-1)}`);
  } catch (cause) {
    await rm(making, { recursive: true, force: true });
    throw cause;
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(making, installation.dataFolder);
}

/** In the temporary folder, which every user may enter; readable by the one user only. */
async function writePassword({ user }: Installation, password: string): Promise<string> {
  const path = join(tmpdir(), `mynah-postgres-${process.pid}-${Date.now()}`);
  await writeFile(path, password, { mode: 0o600, flag: 'wx' });
  await chmod(path, 0o600);
  if (user) await chown(path, user.uid, user.gid);
  return path;
}
