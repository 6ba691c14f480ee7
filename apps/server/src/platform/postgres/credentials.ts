import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { freePort, isPortFree } from '../processes/free-port.ts';
import { PostgresFault } from './postgres-fault.ts';

const credentialsSchema = z.object({
  port: z.int().positive(),
  user: z.string(),
  password: z.string(),
});

/** How this server reaches its own database; kept beside the data, readable by its owner only. */
export type Credentials = z.output<typeof credentialsSchema>;

const fileName = 'credentials.json';

export function databaseUrl({ user, password, port }: Credentials): string {
  return `postgres://${user}:${password}@127.0.0.1:${port}/postgres`;
}

export async function readCredentials(folder: string): Promise<Credentials | undefined> {
  try {
    return credentialsSchema.parse(JSON.parse(await readFile(join(folder, fileName), 'utf8')));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new PostgresFault(`The database credentials in ${join(folder, fileName)} cannot be read.`, {
      cause,
    });
  }
}

export async function writeCredentials(folder: string, credentials: Credentials): Promise<void> {
  const path = join(folder, fileName);
  await writeFile(`${path}.new`, JSON.stringify(credentials), { mode: 0o600 });
  await rename(`${path}.new`, path);
}

export async function makeCredentials(): Promise<Credentials> {
  return { port: await freePort(), user: 'mynah', password: randomBytes(24).toString('base64url') };
}

/** The kept port, or another when a stranger took it. */
export async function withFreePort(credentials: Credentials): Promise<Credentials> {
  if (await isPortFree(credentials.port, '127.0.0.1')) return credentials;
  return { ...credentials, port: await freePort() };
}
