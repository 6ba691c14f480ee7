import type { Config } from '../config/config.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import type { Events } from '../events/events.ts';
import type { Log } from '../log/log.ts';
import { serverAddress } from './server-address.tables.ts';

/** Tells every process that the address was recorded anew. */
const addressRecorded = 'server.address-recorded';

interface ServerAddressOptions {
  config: Pick<Config, 'publicUrl' | 'roles'>;
  db: Queryable;
  events: Events;
  log: Log;
  /** Where this process listens, as far as it knows before it does. */
  listening: string;
}

/**
 * The one address of this server, in everything that leads back to it: the operator's setting, else what the owner
 * recorded, else where it listens. What a call says of its host is never asked.
 */
export class ServerAddress {
  readonly #options: ServerAddressOptions;
  #listening: string;
  #recorded: { origin: string; isDirect: boolean } | undefined;

  constructor(options: ServerAddressOptions) {
    this.#options = options;
    this.#listening = options.listening;
  }

  get current(): string {
    return this.#options.config.publicUrl ?? this.#recordedNow() ?? reachable(this.#listening);
  }

  get source(): 'setting' | 'recorded' | 'listening' {
    if (this.#options.config.publicUrl !== undefined) return 'setting';
    return this.#recorded ? 'recorded' : 'listening';
  }

  listensAt(address: string): void {
    this.#listening = address;
  }

  /** Reads what is recorded, from now on also whenever another process records. */
  async open(): Promise<void> {
    const { events, log } = this.#options;
    events.watch(addressRecorded, () => {
      this.load().catch((err) => log.warn({ err }, 'the new address of the server could not be read'));
    });
    await this.load();
  }

  async load(): Promise<void> {
    const [row] = await this.#options.db.select().from(serverAddress);
    this.#recorded = row;
  }

  /** Counts in this process after `load`, once the transaction is committed. */
  async record(transaction: Transaction, origin: string, workspaceId: string): Promise<void> {
    const row = { origin, isDirect: samePlace(origin, this.#listening) };
    await transaction
      .insert(serverAddress)
      .values({ name: 'recorded', ...row })
      .onConflictDoUpdate({ target: serverAddress.name, set: { ...row, updatedAt: new Date() } });
    await this.#options.events.append(transaction, { name: addressRecorded, workspaceId, payload: {} });
  }

  /** Only a process that people call knows the port that they call. */
  #recordedNow(): string | undefined {
    if (!this.#recorded) return undefined;
    const { origin, isDirect } = this.#recorded;
    if (!isDirect || !this.#options.config.roles.includes('api')) return origin;
    const { protocol, port } = new URL(this.#listening);
    const { hostname } = new URL(origin);
    return new URL(`${protocol}//${hostname}${port && `:${port}`}`).origin;
  }
}

/** The same scheme and port, whatever the name. */
function samePlace(one: string, other: string): boolean {
  const [first, second] = [new URL(one), new URL(other)];
  return first.protocol === second.protocol && first.port === second.port;
}

/** Who listens at all addresses of a machine is reached by none of that name. */
function reachable(listening: string): string {
  const url = new URL(listening);
  if (url.hostname === '0.0.0.0' || url.hostname === '[::]') url.hostname = 'localhost';
  return url.origin;
}
