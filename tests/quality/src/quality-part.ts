import type { VoiceDefinition } from '@mynah/engine-spec';
import type { TaskEngineDefinition, TaskName, TaskPart, TaskRequest } from '@mynah/engine-spec/tasks';
import type { Table } from './table.ts';

/** Speech of our own, whose words and times are known. */
export interface SpokenText {
  /** Mono. */
  samples: Float32Array;
  sampleRateHz: number;
  /** Of every word, as the speech engine timed it. */
  words: { text: string; startMs: number; endMs: number }[];
}

/** What a part measures with. Engines run in this process; they are loaded when first asked and freed at the end. */
export interface QualityContext {
  /** Runs an engine of ours. */
  run<Name extends TaskName>(
    definition: TaskEngineDefinition<Name>,
    request: TaskRequest<Name>,
  ): Promise<TaskPart<Name>[]>;
  /** The neural voices: `af_heart`, `am_michael`, `ef_dora`… */
  speak(
    text: string,
    options: { voice: string; language: string; seed?: number; definition?: VoiceDefinition },
  ): Promise<SpokenText>;
  /** The folder of a pack, for judges that are no engines. */
  pack(name: string): Promise<string>;
  /** A Python with these packages, each `name==version`, installed once and kept; its path. For peers and judges. */
  python(packages: readonly string[]): Promise<string>;
  /** A folder for files of this run, removed at the end. */
  folder: string;
  /** Progress. */
  tell(line: string): void;
  signal: AbortSignal;
}

/** What a part found. */
export interface QualityResult {
  /** What was measured, with what material, judged by what: a short paragraph. */
  method: string;
  /** Every figure beside its floor, ceiling or peer of the same run, and the worst case. */
  tables: Table[];
}

export type QualityPart = (context: QualityContext) => Promise<QualityResult>;
