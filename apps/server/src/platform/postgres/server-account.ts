import { readFile } from 'node:fs/promises';
import { PostgresFault } from './postgres-fault.ts';

/** The user that PostgreSQL runs as. */
export interface Account {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root: then it runs as `postgres` or `nobody`. Undefined: as ourselves. */
export async function serverAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const entries = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const entry = ['postgres', 'nobody']
    .map((name) => entries.find((fields) => fields[0] === name))
    .find(Boolean);
  if (!entry) {
    throw new PostgresFault(
      'PostgreSQL cannot run as root and there is no user postgres or nobody. Start as another user.',
    );
  }
  return { uid: Number(entry[2]), gid: Number(entry[3]) };
}
