import { buildKokoroPack } from '@mynah/engine-kokoro/pack';
import type { BuildReport } from './build-pack-apart.ts';

/** `build-pack-program.ts SOURCE TARGET`: the process that builds the Kokoro pack. */
const [source = '', target = ''] = process.argv.slice(2);
const report = (message: BuildReport): Promise<void> =>
  new Promise((sent) => process.send?.(message, () => sent()));

// Ctrl-C reaches the whole group: the server says when to stop. A server that is gone takes this process along.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit(1));
try {
  await buildKokoroPack({ source, target, onProgress: (share) => void report({ share }) });
  process.exit(0);
} catch (cause) {
  await report({ fault: cause instanceof Error ? cause.message : String(cause) });
  process.exit(1);
}
