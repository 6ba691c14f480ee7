import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { PostgresFault } from './postgres-fault.ts';

/** The user that PostgreSQL runs as; undefined: the one of this process. */
export interface RunAs {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root: then the owner of the data takes over, or `postgres`, or `nobody`. */
export function chooseUser(dataFolder: string): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(dataFolder)) {
    const { uid, gid } = statSync(dataFolder);
    if (uid !== 0) return { uid, gid };
  }
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const user = users.find(([login]) => login === name);
    if (user) return { uid: Number(user[2]), gid: Number(user[3]) };
  }
  throw new PostgresFault(
    'PostgreSQL can’t run as root, and this machine has no user named postgres or nobody. Start the server as another user.',
  );
}

/** May the user walk down to this folder? Not below a home that only root may enter. */
export function canReach(folder: string, user: RunAs | undefined): boolean {
  if (!user) return true;
  for (let at = folder; ; at = dirname(at)) {
    const { uid, gid, mode } = statSync(at);
    const executeBit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & executeBit) === 0) return false;
    if (at === dirname(at)) return true;
  }
}
