import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const testApiKey = 'sk_0000000000000000000000000000000000000000000000ff';

/** Built by `built-server.global.ts`. */
const main = fileURLToPath(new URL('../dist/main.mjs', import.meta.url));

/** The server as people start it: a process of its own with its own database. */
export class ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  readonly dataFolder: string;
  /** What it told the person at the terminal. */
  readonly lines: readonly string[];

  private constructor(running: Pick<ServerProcess, 'child' | 'url' | 'dataFolder' | 'lines'>) {
    this.child = running.child;
    this.url = running.url;
    this.dataFolder = running.dataFolder;
    this.lines = running.lines;
  }

  /** Resolves when it says that it is ready. @throws Error with its last words when it ends before. */
  static async start(dataFolder: string, environment: Record<string, string> = {}): Promise<ServerProcess> {
    const child = spawn(process.execPath, ['--enable-source-maps', main], {
      env: {
        // without pip and npm no pack can be fetched: the fallback engine speaks
        PATH: dirname(process.execPath) === '/usr/bin' ? '/nonexistent' : dirname(process.execPath),
        PORT: '0',
        MYNAH_DATA: dataFolder,
        MYNAH_OWNER_EMAIL: 'ada@example.com',
        MYNAH_OWNER_PASSWORD: 'correct horse battery',
        MYNAH_API_KEY: testApiKey,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const lines: string[] = [];
    child.stderr?.on('data', (chunk) => lines.push(String(chunk).trim()));
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${code}: ${lines.slice(-3).join(' / ')}`);
    });
    const ready = new Promise<string>((resolve) => {
      createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
        lines.push(line);
        const url = /is ready: (\S+)/.exec(line)?.[1];
        if (url) resolve(url);
      });
    });
    const url = await Promise.race([ready, ended]);
    // from here on its end is no fault of the start
    ended.catch(() => {});
    return new ServerProcess({ child, url, dataFolder, lines });
  }

  fetch(path: string, json?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.url}${path}`, {
      method: json === undefined ? 'GET' : 'POST',
      headers: { 'xi-api-key': testApiKey, 'content-type': 'application/json', ...headers },
      body: json === undefined ? undefined : JSON.stringify(json),
    });
  }

  /** Ends it; resolves to its exit code. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    // one that was killed has a signal in place of a code
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode;
    const exited = once(this.child, 'exit');
    this.child.kill(signal);
    const [code] = await exited;
    return code as number | null;
  }
}
