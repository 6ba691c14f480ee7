import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

const rememberedLength = 20_000;

/** A way to a database that can be shut: then its connections break and nobody gets a new one. */
export class DatabaseGate {
  readonly #target: URL;
  readonly #server: Server;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #isShut = false;
  #swallowed: RegExp | undefined;
  /** How many were sent away since it was shut. */
  refused = 0;

  private constructor(target: URL, server: Server) {
    this.#target = target;
    this.#server = server;
    server.on('connection', (socket) => this.#connect(socket));
  }

  static async open(url: string): Promise<DatabaseGate> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new DatabaseGate(new URL(url), server);
  }

  get url(): string {
    const url = new URL(this.#target);
    url.port = String((this.#server.address() as { port: number }).port);
    url.hostname = '127.0.0.1';
    return url.href;
  }

  /** It keeps listening, so that nobody else gets its port. */
  shut(): void {
    this.refused = 0;
    this.#isShut = true;
    for (const [near, far] of this.#pairs) {
      near.destroy();
      far.destroy();
    }
  }

  reopen(): void {
    this.#isShut = false;
  }

  /** What a connection sends next that ends like this reaches the database, and the answer reaches nobody. */
  swallowAnswerTo(statements: RegExp): void {
    this.#swallowed = statements;
  }

  close(): void {
    this.shut();
    this.#server.close();
  }

  #connect(near: Socket): void {
    if (this.#isShut) {
      this.refused++;
      near.destroy();
      return;
    }
    const far = connect(Number(this.#target.port), this.#target.hostname);
    const pair = [near, far] as const;
    this.#pairs.add(pair);
    let swallowed = false;
    let lately = '';
    near.on('data', (sent) => {
      lately = (lately + sent).slice(-rememberedLength);
      if (this.#swallowed?.test(lately)) {
        this.#swallowed = undefined;
        swallowed = true;
      }
      far.write(sent);
    });
    far.on('data', (answer) => {
      if (swallowed) near.destroy();
      else near.write(answer);
    });
    for (const [socket, other] of [pair, [far, near] as const]) {
      socket.on('error', () => {});
      socket.on('close', () => {
        this.#pairs.delete(pair);
        other.destroy();
      });
    }
  }
}
