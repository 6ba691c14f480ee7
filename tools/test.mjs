import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checks, runChecks } from './checks.mjs';
import { findChromium } from './find-chromium.mjs';
import { installPackages, requireNode, root } from './install.mjs';

/** `npm test`: everything, in one go, on a machine with nothing but Node. Ends with `N passed, N failed`. */
requireNode();
installPackages();
const { buildWeb } = await import('./build-web.mjs');
const total = { passed: 0, failed: 0 };
const reports = mkdtempSync(join(tmpdir(), 'mynah-reports-'));

const checked = await runChecks(checks);
total.passed += checked.filter((check) => check.passed).length;
total.failed += checked.filter((check) => !check.passed).length;

// the neural engines are tested with their packs, which are fetched once and kept
const packs = process.env.MYNAH_PACKS ?? join(root, '.cache', 'packs');
if (!process.env.MYNAH_PACKS) step('model packs', 'npx', ['tsx', 'tools/fetch-packs.ts', packs]);
process.env.MYNAH_PACKS = packs;

runVitest();
buildWeb();
runPlaywright();

rmSync(reports, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

function step(name, program, parameters) {
  const { status } = spawnSync(program, parameters, { cwd: root, stdio: 'inherit' });
  total[status === 0 ? 'passed' : 'failed']++;
  if (status !== 0) console.log(`FAILED ${name}`);
}

function runVitest() {
  const report = join(reports, 'vitest.json');
  const parameters = [
    'vitest',
    'run',
    '--project=!heavy',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { status } = spawnSync('npx', parameters, { cwd: root, stdio: 'inherit' });
  count(report, status, (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests }));
}

function runPlaywright() {
  const chromium = findChromium();
  if (!chromium) {
    total.failed++;
    return;
  }
  const report = join(reports, 'playwright.json');
  const environment = { ...process.env, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const { status } = spawnSync('npx', ['playwright', 'test', '--reporter=list,json'], {
    cwd: join(root, 'tests/browser'),
    stdio: 'inherit',
    env: environment,
  });
  count(report, status, ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }));
}

/** A runner that failed without naming a failed test (a file that does not load) counts as one failure. */
function count(report, status, read) {
  const counts = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 1 };
  total.passed += counts.passed;
  total.failed += counts.failed === 0 && status !== 0 ? 1 : counts.failed;
}
