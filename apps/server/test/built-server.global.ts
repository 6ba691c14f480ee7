import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const build = fileURLToPath(new URL('../../../tools/build-server.mjs', import.meta.url));

/** Servers that tests start as processes of their own are what `npm start` runs. */
export default function buildServer(): void {
  execFileSync(process.execPath, [build]);
}
