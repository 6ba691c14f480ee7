import { spawn, spawnSync } from 'node:child_process';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

const which = (name) => {
  const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

const found = () => names.map(which).find(Boolean);

/** The browser for the tests: the one that is there, or Debian's, installed when this user may. */
export async function findChromium() {
  const here = process.env.CHROMIUM ?? found();
  if (here) return here;
  const may = process.getuid?.() === 0 && which('apt-get');
  if (may) {
    console.log('Installing chromium for the browser tests…');
    await runAptGet('update');
    await runAptGet('install', '-y', 'chromium');
  }
  const now = found();
  if (now) return now;
  console.error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM to its path.',
  );
  return undefined;
}

function runAptGet(...parameters) {
  return new Promise((resolve) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const child = spawn('apt-get', ['-qq', ...parameters], { stdio: 'inherit', env });
    child.on('close', resolve);
    child.on('error', resolve);
  });
}
