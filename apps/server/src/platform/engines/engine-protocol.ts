import type { EngineFailureKind } from '@mynah/engine-spec';

/** Server to engine process. */
export type EngineCommand =
  | { type: 'load'; packFolders: Record<string, string>; threads: number }
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
