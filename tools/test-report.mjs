import { relative } from 'node:path';
import { root } from './install.mjs';

/** So many of each, so that the whole fits on a page of which only the end is kept. */
const mostFailures = 25;
const mostFiles = 10;
const widest = 150;

const kinds = [
  ['web app', /^apps\/web\//],
  ['models', /\.models\.test\.ts$/],
  ['clients', /^tests\/sdk/],
  ['api', /\.api\.test\.ts$/],
  ['units', /./],
];

/**
 * What the runner's JSON says: `files` with their seconds and tests, `failures`, which tests passed only at a second
 * try (`retried`: the runner keeps what the first said), and how many `tests` passed or failed.
 */
export function readVitest({ testResults, numPassedTests, numFailedTests }) {
  const files = testResults.map(({ name, startTime, endTime, assertionResults }) => {
    const file = relative(root, name);
    const kind = kinds.find(([, pattern]) => pattern.test(file))[0];
    return { file, kind, seconds: (endTime - startTime) / 1000, tests: assertionResults.length };
  });
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({ file, title: fullName, message: failureMessages[0] ?? '' }));
    // a file that does not load, or whose hooks fail, names no test
    return status === 'failed' && failed.length === 0 ? [{ file, title: 'the file', message }] : failed;
  });
  const retried = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages: [message] }) => ({
        file: relative(root, name),
        title: fullName,
        message,
      })),
  );
  const unnamed = failures.length - numFailedTests;
  return { files, failures, retried, tests: numPassedTests + numFailedTests + unnamed };
}

/** The same of the browser's runner. */
export function readPlaywright({ suites, errors = [], stats }) {
  const runs = suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({
      file: `tests/browser/src/${file}`,
      title,
      isFailed: status === 'unexpected',
      isRetried: status === 'flaky',
      seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
      message: results.findLast(({ error }) => error)?.error.message ?? '',
    })),
  );
  const names = [...new Set(runs.map(({ file }) => file))];
  return {
    files: names.map((name) => {
      const own = runs.filter(({ file }) => file === name);
      return { file: name, kind: 'journeys', seconds: sumOf(own, 'seconds'), tests: own.length };
    }),
    failures: [
      ...runs.filter(({ isFailed }) => isFailed),
      ...errors.map(({ message = '' }) => ({ file: 'tests/browser', title: 'the run', message })),
    ],
    retried: runs.filter(({ isRetried }) => isRetried),
    tests: stats.expected + stats.flaky + stats.unexpected + errors.length,
  };
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** One line a failure: file, title, what it says first. What passed at a second try is named too, by another `verdict`. */
export function describeFailures(failures, verdict = 'FAILED') {
  const lines = failures
    .slice(0, mostFailures)
    .map(({ file, title, message }) => clip(`${verdict} ${file} › ${title}: ${firstLine(message)}`));
  const more = failures.length - lines.length;
  return more > 0 ? [...lines, `… and ${more} more`] : lines;
}

/**
 * Where the minutes went, as a table of Markdown: the stages by the clock, the kinds of tests within a stage by what
 * their files took together, and the slowest files.
 */
export function describeMinutes(stages) {
  const rows = stages.flatMap(({ name, seconds, tests, files = [] }) => [
    [name, minutes(seconds), tests],
    ...kindsOf(files).map((kind) => [`– ${kind.name}`, minutes(kind.seconds), kind.tests]),
  ]);
  const total = ['all', minutes(sumOf(stages, 'seconds')), sumOf(stages, 'tests')];
  const slowest = stages
    .flatMap(({ files = [] }) => files)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, mostFiles)
    .map(({ file, seconds, tests }) => [file, minutes(seconds), tests]);
  return table(['stage', 'minutes', 'tests'], [...rows, total, ...slowest]);
}

/** A stage of one kind has said all with its own row. */
function kindsOf(files) {
  const names = [...new Set(files.map(({ kind }) => kind))].sort();
  if (names.length < 2) return [];
  return names.map((name) => {
    const own = files.filter(({ kind }) => kind === name);
    return { name, seconds: sumOf(own, 'seconds'), tests: sumOf(own, 'tests') };
  });
}

const sumOf = (rows, column) => rows.reduce((sum, row) => sum + row[column], 0);
const minutes = (seconds) => (seconds / 60).toFixed(1);
const clip = (line) => (line.length > widest ? `${line.slice(0, widest - 1)}…` : line);

/** The first line that says something, without colors. */
function firstLine(text) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what colors begin with
  const plain = text.replace(/\u001b\[[\d;]*m/g, '');
  return (
    plain
      .split('\n')
      .find((line) => line.trim() !== '' && !line.startsWith('npm warn'))
      ?.trim() ?? ''
  );
}

function table(head, rows) {
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  const line = (row) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(cells[0]), line(rule), ...cells.slice(1).map(line)];
}
