import { BareKokoro } from './bare-kokoro.ts';
import type { BareCommand, BareCost, BareReport } from './bare-messages.ts';

/** The program of a bare process. */
let kokoro: BareKokoro | undefined;

async function follow(command: BareCommand): Promise<BareCost | undefined> {
  if (command.type === 'load') {
    kokoro = await BareKokoro.load(command.packFolders, command.threads);
    return undefined;
  }
  if (!kokoro) throw new Error('Nothing was loaded.');
  if (command.type === 'speak') return kokoro.speak(command.index);
  await kokoro.prepare(command.requests);
  return undefined;
}

const report = (message: BareReport): void => void process.send?.(message);

process.on('message', (command: BareCommand) => {
  follow(command).then(
    (cost) => report({ type: 'done', cost }),
    (cause: unknown) => report({ type: 'failed', message: String(cause) }),
  );
});
// Ctrl-C reaches the whole group: the bench says when to stop
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit(0));
