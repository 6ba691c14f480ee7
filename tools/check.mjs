import { checks, runChecks } from './checks.mjs';
import { installPackages, requireNode } from './install.mjs';

/** `npm run check`: what must hold before a commit, in under two minutes. */
requireNode();
installPackages();
const results = await runChecks([
  {
    name: 'unit tests',
    program: 'npx',
    parameters: ['vitest', 'run', '--project', 'unit', '--project', 'web'],
  },
  ...checks,
]);
const failed = results.filter((result) => !result.passed);
console.log(
  failed.length === 0 ? 'All is well.' : `Failed: ${failed.map((result) => result.name).join(', ')}.`,
);
process.exit(failed.length === 0 ? 0 : 1);
