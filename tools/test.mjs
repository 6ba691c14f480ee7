import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checks, runChecks, runQuietly } from './checks.mjs';
import { findChromium } from './find-chromium.mjs';
import { installPackages, requireNode, root } from './install.mjs';
import { installPythonClient } from './python-client.mjs';
import { describeBudget } from './test-budget.mjs';
import { describeFailures, describeMinutes, readPlaywright, readVitest } from './test-report.mjs';

/**
 * `npm test`: everything, in one go, on a machine with nothing but Node and Python's pip. Ends with what failed, where
 * the minutes went, and `N passed, N failed`; `npm test -- --write` keeps the minutes in `docs/tests.md`.
 */
requireNode();
installPackages();
const reports = mkdtempSync(join(tmpdir(), 'mynah-reports-'));
const stages = [];
const failures = [];
const retried = [];

// what comes over the line comes while the tree is looked at and the app is built
const { packs, chromium, hasPythonClient } = await runStage('checks and build', async () => {
  const [checked, packs, chromium, hasPythonClient] = await Promise.all([
    runChecks([...checks, webApp()]),
    fetchPacks(),
    findChromium(),
    fetchPythonClient(),
  ]);
  const results = packs.result ? [...checked, packs.result] : checked;
  for (const { name, passed, said } of results)
    if (!passed) fail({ file: 'check', title: name, message: said });
  const tests = results.length + (hasPythonClient ? 0 : 1);
  return { packs: packs.folder, chromium, hasPythonClient, tests };
});
process.env.MYNAH_PACKS = packs;
await runStage('units, server and clients', runVitest);
await runStage('journeys', runPlaywright);

rmSync(reports, { recursive: true, force: true });
const minutes = [...describeMinutes(stages), '', ...describeBudget(stages)];
if (process.argv.includes('--write')) keepMinutes(minutes);
const tests = stages.reduce((sum, stage) => sum + stage.tests, 0);
const passed = tests - failures.length;
const named = [...describeFailures(failures), ...describeFailures(retried, 'PASSED AT A SECOND TRY')];
for (const line of ['', ...named, '', ...minutes, '']) console.log(line);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);

/** Runs a part of the whole by the clock; it says how many tests it had, and which files. */
async function runStage(name, run) {
  const started = Date.now();
  const result = await run();
  const { tests, files } = result;
  stages.push({ name, seconds: (Date.now() - started) / 1000, tests, files });
  return result;
}

function fail(failure) {
  failures.push(failure);
}

/** The app that the journeys walk through. */
function webApp() {
  return { name: 'web app', program: process.execPath, parameters: ['tools/build-web.mjs'] };
}

/** The neural engines are tested with their packs, which are fetched once and kept. */
async function fetchPacks() {
  if (process.env.MYNAH_PACKS) return { folder: process.env.MYNAH_PACKS };
  const folder = join(root, '.cache', 'packs');
  const parameters = ['tsx', 'tools/fetch-packs.ts', folder];
  return { folder, result: await runQuietly({ name: 'model packs', program: 'npx', parameters }) };
}

/** Without it its tests are left out, and that is one failure. */
async function fetchPythonClient() {
  try {
    await installPythonClient();
    return true;
  } catch (cause) {
    fail({ file: 'tests/sdk-python', title: 'the client', message: cause.message });
    return false;
  }
}

async function runVitest() {
  const report = join(reports, 'vitest.json');
  const parameters = ['vitest', 'run', '--project=!heavy'];
  parameters.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`);
  if (!hasPythonClient) parameters.push('--exclude=tests/sdk-python/**');
  const passed = await runAloud('npx', parameters);
  return take(report, { runner: 'vitest', passed, read: readVitest });
}

async function runPlaywright() {
  if (!chromium) {
    fail({ file: 'tests/browser', title: 'the browser', message: 'There is no Chromium.' });
    return { tests: 1, files: [] };
  }
  const report = join(reports, 'playwright.json');
  const passed = await runAloud('npx', ['playwright', 'test', '--reporter=list,json'], {
    cwd: join(root, 'tests/browser'),
    env: { ...process.env, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return take(report, { runner: 'playwright', passed, read: readPlaywright });
}

function runAloud(program, parameters, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, { cwd: root, stdio: 'inherit', ...options });
    child.on('close', (code) => resolve(code === 0));
  });
}

/** A runner that failed without naming what counts as one failure. */
function take(report, { runner, passed, read }) {
  const result = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { files: [], failures: [], tests: 0 };
  for (const failure of result.failures) fail(failure);
  retried.push(...(result.retried ?? []));
  const isUnnamed = !passed && result.failures.length === 0;
  if (isUnnamed)
    fail({ file: runner, title: 'the run', message: 'It failed without a word about which test.' });
  return { files: result.files, tests: result.tests + (isUnnamed ? 1 : 0) };
}

function keepMinutes(lines) {
  const path = join(root, 'docs/tests.md');
  const page = readFileSync(path, 'utf8');
  const kept = page.replace(/(<!-- minutes -->\n)[\s\S]*(\n<!-- end -->)/, `$1${lines.join('\n')}$2`);
  writeFileSync(path, kept);
}
