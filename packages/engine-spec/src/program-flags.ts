/** Node's flags for a program of ours: a source is read by tsx; what `npm start` built needs nothing. */
export const programFlags = (program: URL): string[] =>
  program.pathname.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : ['--enable-source-maps'];
