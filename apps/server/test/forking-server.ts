import { fork } from 'node:child_process';

/** Stands for a server with an engine at work; the test kills it. */
const engine = fork(new URL('./busy-engine-process.ts', import.meta.url), [], {
  execArgv: ['--import', import.meta.resolve('tsx')],
  serialization: 'advanced',
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  detached: true,
});
engine.send({ type: 'load', packFolders: {}, threads: 1 });
engine.on('message', ({ type }: { type: string }) => {
  if (type === 'ready') engine.send({ type: 'run', call: 1, order: null });
  if (type === 'part') process.send?.('it works');
});
