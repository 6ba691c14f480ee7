import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { WorkflowRun } from '../../../platform/workflows/index.ts';
import type { DubbingRow } from '../dubbings.tables.ts';
import type { TargetRow } from '../targets.tables.ts';

/** A round of making what waits of a language. */
export interface Making {
  platform: Platform;
  work: WorkflowRun;
  dubbing: DubbingRow;
  target: TargetRow;
  /** Who pays. */
  actor: Actor;
  round: number;
}
