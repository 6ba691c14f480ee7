import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checks, runChecks, runQuietly } from './checks.mjs';
import { findChromium } from './find-chromium.mjs';
import { installPackages, requireNode, root } from './install.mjs';
import { installPythonClient } from './python-client.mjs';

/** `npm test`: everything, in one go, on a machine with nothing but Node and Python's pip. Ends with `N passed, N failed`. */
requireNode();
installPackages();
const { buildWeb } = await import('./build-web.mjs');
const total = { passed: 0, failed: 0 };
const reports = mkdtempSync(join(tmpdir(), 'mynah-reports-'));

// what comes over the line comes while the tree is looked at
const [checked, packs, chromium, hasPythonClient] = await Promise.all([
  runChecks(checks),
  fetchPacks(),
  findChromium(),
  fetchPythonClient(),
]);
for (const { passed } of checked) total[passed ? 'passed' : 'failed']++;
process.env.MYNAH_PACKS = packs;

await runVitest();
buildWeb();
await runPlaywright();

rmSync(reports, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** The neural engines are tested with their packs, which are fetched once and kept. */
async function fetchPacks() {
  if (process.env.MYNAH_PACKS) return process.env.MYNAH_PACKS;
  const folder = join(root, '.cache', 'packs');
  const fetching = {
    name: 'model packs',
    program: 'npx',
    parameters: ['tsx', 'tools/fetch-packs.ts', folder],
  };
  const { passed } = await runQuietly(fetching);
  total[passed ? 'passed' : 'failed']++;
  return folder;
}

/** Without it its tests are left out, and that is one failure. */
async function fetchPythonClient() {
  try {
    await installPythonClient();
    return true;
  } catch (cause) {
    console.error(cause.message);
    total.failed++;
    return false;
  }
}

async function runVitest() {
  const report = join(reports, 'vitest.json');
  const parameters = ['vitest', 'run', '--project=!heavy'];
  parameters.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`);
  if (!hasPythonClient) parameters.push('--exclude=tests/sdk-python/**');
  const passed = await runAloud('npx', parameters);
  count(report, passed, (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests }));
}

async function runPlaywright() {
  if (!chromium) {
    total.failed++;
    return;
  }
  const report = join(reports, 'playwright.json');
  const passed = await runAloud('npx', ['playwright', 'test', '--reporter=list,json'], {
    cwd: join(root, 'tests/browser'),
    env: { ...process.env, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  count(report, passed, ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }));
}

function runAloud(program, parameters, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, { cwd: root, stdio: 'inherit', ...options });
    child.on('close', (code) => resolve(code === 0));
  });
}

/** A runner that failed without naming a failed test (a file that does not load) counts as one failure. */
function count(report, passed, read) {
  const counts = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 1 };
  total.passed += counts.passed;
  total.failed += counts.failed === 0 && !passed ? 1 : counts.failed;
}
