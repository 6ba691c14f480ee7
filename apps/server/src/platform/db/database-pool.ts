import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseAway } from './database-away.ts';
import { DatabaseClient } from './database-client.ts';

type OnConnection = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void;

/** A database that restarts is back within moments: so long a call waits for it before it is turned away. */
const patienceMs = 2_000;
const firstWaitMs = 25;
/** How long a call waits for a connection while all are taken, or for a host that does not answer. */
const connectionTimeoutMs = 30_000;

/** The connections of this process. One that breaks is replaced, in use or not. */
export class DatabasePool extends pg.Pool {
  constructor(url: string) {
    super({
      connectionString: url,
      max: 20,
      idleTimeoutMillis: 30_000,
      connectionTimeoutMillis: connectionTimeoutMs,
      keepAlive: true,
      Client: DatabaseClient,
    });
    // the pool drops an idle connection that broke; the next statement takes another
    this.on('error', () => {});
  }

  /** @throws DatabaseAway */
  override connect(): Promise<pg.PoolClient>;
  override connect(onConnection: OnConnection): void;
  override connect(onConnection?: OnConnection): Promise<pg.PoolClient> | undefined {
    const connected = this.#connectPatiently();
    if (!onConnection) return connected;
    connected.then(
      (client) => onConnection(undefined, client, client.release),
      (cause) => onConnection(cause, undefined, () => {}),
    );
  }

  /** Nothing has reached the database yet, so another try is safe. */
  async #connectPatiently(): Promise<pg.PoolClient> {
    const giveUpAt = performance.now() + patienceMs;
    for (let waitMs = firstWaitMs; ; waitMs *= 2) {
      try {
        return await super.connect();
      } catch (cause) {
        if (this.ending || performance.now() + waitMs > giveUpAt) throw new DatabaseAway(cause);
        await delay(waitMs);
      }
    }
  }
}
