import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Config } from '../platform/config/config.ts';
import { writeClientError } from '../platform/http/unreadable-request.ts';
import { watchUnusedConnections } from '../platform/http/unused-connections.ts';
import { answerWhileStarting, type StartingAnswer } from './answer-while-starting.ts';
import { addressOf, listenAt } from './listen-at.ts';
import type { StartStep } from './start-step.ts';

/**
 * Listens from the first moment of a start, and answers as a server does that is not ready. Then the product takes
 * over its socket, so that no caller ever meets a closed port.
 */
export class StartupListener {
  readonly address: string;
  readonly #server: Server;
  readonly #waitingFor: Set<StartStep>;
  readonly #servesPages: boolean;
  readonly #closeUnused: () => void;
  #successor: Server | undefined;

  private constructor(server: Server, config: Config, steps: readonly StartStep[]) {
    this.#server = server;
    this.address = addressOf(server, config);
    this.#waitingFor = new Set(steps);
    this.#servesPages = config.roles.includes('api');
    this.#closeUnused = watchUnusedConnections(server);
    server.on('clientError', writeClientError);
    server.on('request', (request, response) => {
      // the next call opens a connection to whoever listens then
      response.shouldKeepAlive = false;
      if (this.#successor) return this.#successor.emit('request', request, response);
      const { status, headers, body } = this.#answer(request);
      return response.writeHead(status, headers).end(body);
    });
    server.on('upgrade', (request, socket, head) => {
      if (this.#successor) return this.#successor.emit('upgrade', request, socket, head);
      return socket.end(inBytes(this.#answer(request)));
    });
  }

  /** @throws StartFault when the port is taken. */
  static async open(config: Config, steps: readonly StartStep[]): Promise<StartupListener> {
    const { tlsCert, tlsKey } = config;
    const server =
      tlsCert && tlsKey
        ? createTlsServer({ cert: readFileSync(tlsCert), key: readFileSync(tlsKey) })
        : createServer();
    await listenAt(server, config);
    return new StartupListener(server, config, steps);
  }

  begin(step: StartStep): void {
    this.#waitingFor.add(step);
  }

  finish(step: StartStep): void {
    this.#waitingFor.delete(step);
  }

  /** Has the product's `listen` take this socket. What comes over connections that are open already goes there too. */
  handOverTo(successor: Server): void {
    const listen = successor.listen.bind(successor);
    successor.listen = () => {
      this.#successor = successor;
      return listen(this.#server);
    };
  }

  /** Closes the socket, unless it is the product's by now. */
  async close(): Promise<void> {
    this.#closeUnused();
    if (this.#successor) return;
    await new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  #answer(request: IncomingMessage): StartingAnswer {
    return answerWhileStarting(request, { waitingFor: this.#waitingFor, servesPages: this.#servesPages });
  }
}

/** For who wants a websocket: there is a connection only. */
function inBytes({ status, headers, body }: StartingAnswer): string {
  const all = { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
