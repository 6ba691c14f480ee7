import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PackFailure } from './pack-failure.ts';
import { MissingProgram, runProgram } from './run-program.ts';

interface PackageRequest {
  package: string;
  version: string;
  /** Empty; takes the archive. */
  folder: string;
}

/** The ways to call pip: not every machine has each. */
const pips: readonly (readonly [string, ...string[]])[] = [['pip3'], ['pip'], ['python3', '-m', 'pip']];

interface WheelRequest extends PackageRequest {
  /** A wheel that is made for another Python or system than this machine's. */
  target?: { python: string; platform: string };
}

/** Downloads a wheel. Only wheels: a source archive would have to run its build. */
export async function downloadWheel(
  { package: name, version, folder, target }: WheelRequest,
  signal: AbortSignal,
): Promise<void> {
  const parameters = ['download', '--no-deps', '--only-binary', ':all:', '--no-cache-dir', '--quiet'];
  parameters.push('--no-input', '--disable-pip-version-check', '--retries', '1', '--timeout', '20');
  if (target) parameters.push('--python-version', target.python, '--platform', target.platform);
  parameters.push('-d', folder, `${name}==${version}`);
  // what is on its way lies in the folder too: it can be measured, and goes with it
  const environment = { TMPDIR: folder };
  for (const [program, ...first] of pips) {
    try {
      return await runProgram(program, { parameters: [...first, ...parameters], environment, signal });
    } catch (cause) {
      const isMissing = cause instanceof MissingProgram || /No module named '?pip/.test(String(cause));
      if (!isMissing) throw cause;
    }
  }
  throw new PackFailure('pip is not installed');
}

/** Downloads an npm package as an archive; its scripts do not run. */
export async function downloadNpmPackage(
  { package: name, version, folder }: PackageRequest,
  signal: AbortSignal,
): Promise<void> {
  const parameters = ['pack', `${name}@${version}`, '--ignore-scripts', '--loglevel=error'];
  parameters.push('--fetch-retries=1', '--no-update-notifier', '--pack-destination', folder);
  const cache = join(folder, 'npm-cache');
  await runProgram('npm', { parameters, environment: { npm_config_cache: cache }, signal });
  await rm(cache, { recursive: true, force: true });
}

/**
 * Downloads a Debian package by the lists that this machine has; where it has none, by lists fetched into the folder.
 * Needs no root.
 */
export async function downloadDebianPackage(
  { package: name, folder }: Omit<PackageRequest, 'version'>,
  signal: AbortSignal,
): Promise<void> {
  const options = ['APT::Sandbox::User=root', 'Acquire::Retries=1', 'Acquire::http::Timeout=20'];
  const aptGet = (command: readonly string[], own: readonly string[]): Promise<void> => {
    const parameters = [...command, '-qq', ...[...options, ...own].flatMap((option) => ['-o', option])];
    return runProgram('apt-get', { parameters, environment: { LC_ALL: 'C' }, folder, signal });
  };
  try {
    await aptGet(['download', name], []);
  } catch (cause) {
    if (!/Unable to locate package/.test(String(cause))) throw cause;
    const state = join(folder, 'apt');
    await mkdir(join(state, 'lists', 'partial'), { recursive: true });
    await mkdir(join(state, 'archives', 'partial'), { recursive: true });
    const own = [`Dir::State::Lists=${join(state, 'lists')}`, `Dir::Cache=${state}`, 'Debug::NoLocking=1'];
    await aptGet(['update'], own);
    await aptGet(['download', name], own);
    await rm(state, { recursive: true, force: true });
  }
}

/** Unpacks a Debian package into a folder that is there; its scripts do not run. */
export async function unpackDebianPackage(
  archive: string,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  await runProgram('dpkg-deb', { parameters: ['--extract', archive, folder], signal });
}
