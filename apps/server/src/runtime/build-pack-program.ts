import type { BuildReport } from './build-pack-apart.ts';
import { packBuilders } from './pack-builders.ts';

/** `build-pack-program.ts STEP SOURCE TARGET`: the process that builds a pack. */
const [step = '', source = '', target = ''] = process.argv.slice(2);
const report = (message: BuildReport): Promise<void> =>
  new Promise((sent) => process.send?.(message, () => sent()));

// Ctrl-C reaches the whole group: the server says when to stop. A server that is gone takes this process along.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit(1));
try {
  const build = packBuilders[step];
  if (!build) throw new Error(`there is no build step ${step}`);
  await build({ source, target, onProgress: (share) => void report({ share }) });
  process.exit(0);
} catch (cause) {
  await report({ fault: cause instanceof Error ? cause.message : String(cause) });
  process.exit(1);
}
