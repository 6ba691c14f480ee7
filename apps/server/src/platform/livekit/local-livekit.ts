import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import type { Log } from '../log/log.ts';
import { freePort, isPortFree } from '../processes/free-port.ts';
import { processBirth } from '../processes/process-birth.ts';
import { liveKitConfig, localAddress } from './livekit-config.ts';

export interface LocalLiveKitOptions {
  /** Holds its log, and the note of which process it is. */
  folder: string;
  config: Config;
  log: Log;
  apiKey: string;
  apiSecret: string;
}

const startsWithinMs = 20_000;
const askMs = 50;
const endsWithinMs = 3_000;
const firstWaitMs = 500;
const longestWaitMs = 30_000;
/** One that ran for so long and died is started at once. */
const steadyMs = 60_000;

/** A LiveKit server as a child of this process. One that dies is started again; who asks meanwhile waits for it. */
export class LocalLiveKit {
  readonly #options: LocalLiveKitOptions;
  #child: ChildProcess | undefined;
  #running: Promise<string> | undefined;
  #waitMs = firstWaitMs;
  #isStopped = false;

  constructor(options: LocalLiveKitOptions) {
    this.#options = options;
  }

  /** Its address, once it answers. @throws Error with its last words when it does not start */
  ready(program: string): Promise<string> {
    this.#running ??= this.#start(program).catch((cause) => {
      this.#running = undefined;
      throw cause;
    });
    return this.#running;
  }

  /** Resolves when it has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running?.catch(() => {}); // told to who asked
    const child = this.#child;
    if (!child) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    const kill = setTimeout(() => child.kill('SIGKILL'), endsWithinMs);
    await exited;
    clearTimeout(kill);
  }

  async #start(program: string): Promise<string> {
    const { folder } = this.#options;
    await mkdir(folder, { recursive: true });
    await this.#endOrphan();
    const port = await freePort();
    const child = await this.#spawn(program, port);
    const beganMs = Date.now();
    const fault = new Promise<Error>((resolve) => {
      child.once('error', resolve);
      child.once('exit', () => resolve(new Error('it ended')));
    });
    this.#child = child;
    child.once('exit', () => this.#ended(program, beganMs));
    while (Date.now() - beganMs < startsWithinMs) {
      const ended = await Promise.race([fault, delay(askMs)]);
      if (ended) break;
      if (await answers(port)) {
        await this.#note(child);
        this.#isSteady = true;
        return `ws://127.0.0.1:${port}`;
      }
    }
    child.kill('SIGKILL');
    throw new Error(`LiveKit didn’t start: ${await this.#lastWords()} (see ${this.#logPath}).`);
  }

  #isSteady = false;

  async #spawn(program: string, port: number): Promise<ChildProcess> {
    const { config, apiKey, apiSecret, log } = this.#options;
    const tcpPort = (await isPortFree(config.webrtcTcpPort)) ? config.webrtcTcpPort : 0;
    if (tcpPort !== config.webrtcTcpPort)
      log.warn({ port: config.webrtcTcpPort }, 'the TCP port of WebRTC is taken: it goes by UDP alone');
    const server = { port, apiKey, apiSecret, tcpPort, localAddress: localAddress() };
    const logFile = await open(this.#logPath, 'w', 0o600);
    try {
      return spawn(program, [], {
        cwd: this.#options.folder,
        // not as a parameter: those are shown to every user of the machine
        env: { PATH: process.env.PATH, LIVEKIT_CONFIG: liveKitConfig(config, server) },
        stdio: ['ignore', logFile.fd, logFile.fd],
      });
    } finally {
      await logFile.close();
    }
  }

  /** Conversations that it carried are over; new ones find it up again. */
  #ended(program: string, beganMs: number): void {
    this.#child = undefined;
    const wasSteady = this.#isSteady;
    this.#isSteady = false;
    if (this.#isStopped || !wasSteady) return;
    const { log } = this.#options;
    if (Date.now() - beganMs > steadyMs) this.#waitMs = firstWaitMs;
    const waitMs = this.#waitMs;
    this.#waitMs = Math.min(2 * waitMs, longestWaitMs);
    log.error({ waitMs }, 'LiveKit ended; it is started again');
    this.#running = delay(waitMs, undefined, { ref: false }).then(() => {
      if (this.#isStopped) throw new Error('The server stops.');
      return this.#start(program);
    });
    this.#running.catch((cause) => {
      this.#running = undefined;
      if (!this.#isStopped) log.error({ err: cause }, 'LiveKit could not be started again');
    });
  }

  get #logPath(): string {
    return join(this.#options.folder, 'livekit.log');
  }

  get #notePath(): string {
    return join(this.#options.folder, 'livekit.pid');
  }

  async #lastWords(): Promise<string> {
    const said = await readFile(this.#logPath, 'utf8').catch(() => '');
    return said.trim().split('\n').at(-1)?.slice(0, 300) || 'it said nothing';
  }

  async #note({ pid = 0 }: ChildProcess): Promise<void> {
    await writeFile(this.#notePath, `${pid}\n${await processBirth(pid)}\n`, { mode: 0o600 });
  }

  /** What a killed server left running holds its ports. */
  async #endOrphan(): Promise<void> {
    const note = await readFile(this.#notePath, 'utf8').catch(() => '');
    const [pid = 0, birth] = note.trim().split('\n');
    if (Number(pid) > 0 && birth && (await processBirth(Number(pid))) === birth)
      process.kill(Number(pid), 'SIGKILL');
    await rm(this.#notePath, { force: true });
  }
}

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  );
