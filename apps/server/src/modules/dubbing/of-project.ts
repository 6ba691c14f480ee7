import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireDubbing } from './dubbing.policy.ts';
import type { DubbingRow } from './dubbings.tables.ts';

/** A call of the newer projects, which name a dubbing in their own way. */
export interface OfProject {
  platform: Platform;
  actor: Actor;
  params: { projectId: string };
}

/** The dubbing of a call that changes it. @throws Failure as `requireDubbing` */
export const changedProject = ({ platform, actor, params }: OfProject): Promise<DubbingRow> =>
  requireDubbing(platform, actor, params.projectId, 'editor');

/** Seconds of the API, as they are kept. */
export function toMs(seconds: number): number;
export function toMs(seconds: number | undefined): number | undefined;
export function toMs(seconds: number | undefined): number | undefined {
  return seconds === undefined ? undefined : Math.round(seconds * 1000);
}
