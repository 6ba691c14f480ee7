import { spawn } from 'node:child_process';
import { root } from './install.mjs';

/** Quick looks at the whole tree: each passes or fails as one. */
export const checks = [
  { name: 'types of the server', program: 'npx', parameters: ['tsc', '-p', 'apps/server'] },
  { name: 'types of the web app', program: 'npx', parameters: ['tsc', '-p', 'apps/web'] },
  { name: 'lint and format', program: 'npx', parameters: ['biome', 'check', '--error-on-warnings'] },
  { name: 'dead code', program: 'npx', parameters: ['knip', '--no-progress'] },
  { name: 'structure', program: 'npx', parameters: ['tsx', 'tools/structure/check-structure.ts'] },
  { name: 'generated docs', program: 'npx', parameters: ['tsx', 'tools/generate-docs.ts', '--check'] },
  {
    name: 'API parity',
    program: 'npx',
    parameters: ['tsx', 'tools/api-parity/check-api-parity.ts'],
    isTold: true,
  },
];

/** Runs a program without a word, unless it fails or is to be told: then all that it said is shown. */
export function runQuietly({ name, program, parameters, environment = {}, isTold = false }) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(program, parameters, { cwd: root, env: { ...process.env, ...environment } });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk;
      });
    }
    child.on('close', (code) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
      if (code !== 0 || isTold) console.log(said.trim());
      resolve({ name, passed: code === 0 });
    });
  });
}

/** Two at a time: as many as the smallest machine has cores. */
export async function runChecks(list) {
  const waiting = [...list];
  const results = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await runQuietly(next));
  };
  await Promise.all([work(), work()]);
  return results;
}
