import type { EngineFailureKind, SpeechPart, SpeechRequest } from '@mynah/engine-spec';
import type { SpeechEngineInfo } from './speech-pool.ts';

/** Server to engine process. */
export type EngineCommand =
  | { type: 'load'; packFolders: Record<string, string>; threads: number }
  | { type: 'speak'; call: number; engine: string; request: SpeechRequest }
  | { type: 'cancel'; call: number }
  | { type: 'stop' };

/** Engine process to server. Every `speak` is answered by parts and then one `end` or `failed`. */
export type EngineReport =
  | { type: 'ready'; engines: SpeechEngineInfo[] }
  | { type: 'part'; call: number; part: SpeechPart }
  | { type: 'end'; call: number }
  | { type: 'failed'; call: number; kind: EngineFailureKind; message: string }
  | { type: 'log'; message: string; fields: Record<string, string | number | boolean> };
