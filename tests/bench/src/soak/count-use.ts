import { readdirSync } from 'node:fs';
import type pg from 'pg';
import type { ProcessCount } from '../machine/process-tree.ts';
import { type BenchServer, isEngine } from '../server/start-server.ts';
import { sum } from '../statistics.ts';

/** What the server takes of the machine at one moment. Megabytes are of 1024 squared, shared pages counted once. */
export interface Use {
  serverMb: number;
  /** Speech processes. */
  enginesMb: number;
  /** All other processes below the server, but for the database's. */
  othersMb: number;
  databaseProcessesMb: number;
  /** Of the server's process, and of all the others but the database's. */
  serverHandles: number;
  otherHandles: number;
  processes: number;
  /** On disk. */
  databaseMb: number;
}

const isDatabase = ({ command }: ProcessCount): boolean => /postgres/.test(command);

export async function countUse(server: BenchServer, database: pg.Client): Promise<Use> {
  const [own, ...below] = server.processes();
  const databases = below.filter(isDatabase);
  const engines = below.filter(isEngine);
  const others = below.filter((each) => !databases.includes(each) && !engines.includes(each));
  const { rows } = await database.query<{ size: string }>('select pg_database_size(current_database()) size');
  return {
    serverMb: megabytes(own ? [own] : []),
    enginesMb: megabytes(engines),
    othersMb: megabytes(others),
    databaseProcessesMb: megabytes(databases),
    serverHandles: own ? handlesOf(own) : 0,
    otherHandles: sum([...engines, ...others].map(handlesOf)),
    processes: 1 + below.length,
    databaseMb: Number(rows[0]?.size ?? 0) / 1024 ** 2,
  };
}

const megabytes = (processes: readonly ProcessCount[]): number =>
  sum(processes.map((each) => each.memoryBytes)) / 1024 ** 2;

/** Files, sockets and pipes that a process holds open. */
function handlesOf({ pid }: ProcessCount): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    // it ended meanwhile
    return 0;
  }
}
