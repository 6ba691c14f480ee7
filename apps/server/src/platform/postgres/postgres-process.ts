import { spawn } from 'node:child_process';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunAs } from './run-as.ts';

/** How to run PostgreSQL's programs over one data folder. */
export interface Installation {
  programFolder: string;
  dataFolder: string;
  user: RunAs | undefined;
  /** False: the user may not walk down to the data folder by its name. */
  reachable: boolean;
}

/**
 * The data folder as the programs must call it. Where a parent is closed to their user they start inside the
 * folder (the change of folder happens before root is given up) and name it by way of /proc.
 */
export function dataPath({ dataFolder, reachable }: Installation): string {
  return reachable ? dataFolder : '/proc/self/cwd';
}

export interface Exit {
  code: number | null;
  /** The end of what it wrote. */
  output: string;
}

/** Runs `initdb` to its end. */
export function runToEnd(installation: Installation, program: string, args: string[]): Promise<Exit> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(installation.programFolder, 'bin', program), args, {
      ...spawnOptions(installation),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output = (output + chunk).slice(-2000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

export interface SpawnedPostgres {
  /** Set when it ended. */
  exited(): boolean;
  /** Asks it to end. */
  end(): void;
}

/** Starts the server in a session of its own: Ctrl-C in the terminal reaches only us, and we stop it last. */
export function spawnPostgres(
  installation: Installation,
  settings: Record<string, string>,
  logFile: FileHandle,
): SpawnedPostgres {
  const args = ['-D', dataPath(installation)];
  for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`);
  const child = spawn(join(installation.programFolder, 'bin', 'postgres'), args, {
    ...spawnOptions(installation),
    detached: true,
    stdio: ['ignore', logFile.fd, logFile.fd],
  });
  let exited = false;
  child.once('error', () => {
    exited = true;
  });
  child.once('exit', () => {
    exited = true;
  });
  child.unref();
  return { exited: () => exited, end: () => void child.kill('SIGINT') };
}

function spawnOptions({ user, reachable, dataFolder }: Installation) {
  return { ...user, cwd: reachable ? '/' : dataFolder, env: { PATH: process.env.PATH, TZ: 'UTC' } };
}
