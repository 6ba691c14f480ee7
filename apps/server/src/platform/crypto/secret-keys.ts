import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { newId } from '../ids/new-id.ts';

/** Keys of this server, each for one purpose, so that none can stand in for another. */
export interface SecretKeys {
  /** 32 bytes, the same at each start. `purpose` is a constant of the caller: `access-token`. */
  keyFor(purpose: string): Uint8Array;
}

const keyFile = z.object({ version: z.literal(1), master: z.string().regex(/^[\w-]{43}$/) });

/**
 * The keys of the operator's secret; else of `keys.json` in the data folder, which the first start makes, readable by
 * the server's user alone. Several machines need the secret, so that one believes what another signed.
 */
export async function openSecretKeys(dataFolder: string, operatorSecret?: string): Promise<SecretKeys> {
  if (operatorSecret) return keysFrom(createHash('sha256').update(operatorSecret).digest());
  const path = join(dataFolder, 'keys.json');
  const content = (await readIfThere(path)) ?? (await makeKeyFile(path, dataFolder));
  const parsed = keyFile.safeParse(parseJson(content));
  if (!parsed.success) throw new Error(`The key file ${path} is damaged. Restore it from a backup.`);
  return keysFrom(Buffer.from(parsed.data.master, 'base64url'));
}

function keysFrom(master: Uint8Array): SecretKeys {
  const derived = new Map<string, Uint8Array>();
  return {
    keyFor: (purpose) => {
      const key = derived.get(purpose) ?? new Uint8Array(hkdfSync('sha256', master, '', purpose, 32));
      derived.set(purpose, key);
      return key;
    },
  };
}

/** Two processes may start at once: the file appears whole, and the one that comes second reads the first's. */
async function makeKeyFile(path: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const draft = `${path}.${newId()}`;
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(JSON.stringify({ version: 1, master: randomBytes(32).toString('base64url') }));
      await file.sync();
    } finally {
      await file.close();
    }
    await link(draft, path).catch(ignoreExisting);
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(path, 'utf8');
}

function ignoreExisting(cause: NodeJS.ErrnoException): void {
  if (cause.code !== 'EEXIST') throw cause;
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw cause;
  }
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    // a damaged file is named as such by the caller
    return undefined;
  }
}
