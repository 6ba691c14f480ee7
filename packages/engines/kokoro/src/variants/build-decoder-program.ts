import { setPriority } from 'node:os';
import type { BuildAnswer } from './build-apart.ts';
import { buildQuickDecoder } from './build-quick-decoder.ts';

/** `build-decoder-program.ts SOURCE TARGET`: the process that builds a decoder; see `build-apart.ts`. */
const [source = '', target = ''] = process.argv.slice(2);
/** Whoever speaks meanwhile, with the pack's decoder, goes first. */
const NICENESS = 5;

process.once('disconnect', () => process.exit());
// Ctrl-C reaches the whole group: the process that waits for this one says when to stop
process.on('SIGINT', () => {});
try {
  setPriority(NICENESS);
} catch {
  // a system without priorities builds it all the same
}
process.send!(await answer(), () => process.exit());

async function answer(): Promise<BuildAnswer> {
  try {
    await buildQuickDecoder({ source, target });
    return {};
  } catch (cause) {
    return { fault: cause instanceof Error ? cause.message : String(cause) };
  }
}
