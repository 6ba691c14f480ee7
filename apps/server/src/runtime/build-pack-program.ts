import { endWithParent, sendToParent } from '../platform/processes/send-to-parent.ts';
import type { BuildReport } from './build-pack-apart.ts';
import { packBuilders } from './pack-builders.ts';

/** `build-pack-program.ts STEP SOURCE TARGET`: the process that builds a pack. */
const [step = '', source = '', target = ''] = process.argv.slice(2);
const report = (message: BuildReport): Promise<void> => sendToParent(message);

// Ctrl-C reaches the whole group: the server says when to stop
process.on('SIGINT', () => {});
endWithParent();
try {
  const build = packBuilders[step];
  if (!build) throw new Error(`there is no build step ${step}`);
  await build({ source, target, onProgress: (share) => void report({ share }) });
  process.exit(0);
} catch (cause) {
  await report({ fault: cause instanceof Error ? cause.message : String(cause) });
  process.exit(1);
}
