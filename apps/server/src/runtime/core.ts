import type { Config } from '../platform/config/config.ts';
import type { Log } from '../platform/log/log.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import type { StartupListener } from './startup-listener.ts';
import type { Terminal } from './terminal.ts';

export interface StartOptions {
  config: Config;
  terminal: Terminal;
  /** Breaks the start off; what was started is stopped again. */
  signal: AbortSignal;
  /** Tells of a fault that nothing but a new start can mend: it ends the process. */
  fail(fault: Error): void;
}

/** What every role stands on. */
export interface Core extends StartOptions {
  /** Absolute path of `MYNAH_DATA`, taken by this process. */
  dataFolder: string;
  log: Log;
  metrics: Metrics;
  /** Answers until the roles stand. */
  startup: StartupListener;
  /** Called when the server stops, the last one first. */
  onStop(undo: () => Promise<void>): void;
}
