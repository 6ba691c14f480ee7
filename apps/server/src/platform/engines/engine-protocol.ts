import type { EngineFailureKind } from '@mynah/engine-spec';

/** Server to engine process. */
export type EngineCommand =
  /** With `allThreads` it may use as many while the other processes have nothing to do. */
  | { type: 'load'; packFolders: Record<string, string>; threads: number; allThreads: number | undefined }
  /** Whether they have; until it is told, they have not. */
  | { type: 'others'; areIdle: boolean }
  /** The others pause while an urgent one runs. */
  | { type: 'run'; call: number; order: unknown; isUrgent: boolean }
  | { type: 'cancel'; call: number }
  | { type: 'stop' };

/** Engine process to server. Every `run` is answered by parts and then one `end` or `failed`. */
export type EngineReport<About = unknown> =
  | { type: 'ready'; about: About }
  | { type: 'part'; call: number; part: unknown }
  | { type: 'end'; call: number }
  | { type: 'failed'; call: number; kind: EngineFailureKind; message: string }
  /** The engines that are in memory from now on, where the program loads them as they are asked. */
  | { type: 'loaded'; engines: readonly string[] }
  | { type: 'log'; message: string; fields: Record<string, string | number | boolean> };
