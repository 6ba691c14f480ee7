import { baseVoiceLanguages } from '@mynah/contract/voices/voice-languages';
import type { ResourceRole } from '@mynah/contract/workspaces/sharing';
import { Failure } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { normalTag } from '../../platform/translation/index.ts';
import { requireResourceRole, resourceReader } from '../workspaces/sharing/index.ts';
import { type DubbingKey, findVisible } from './dubbings.store.ts';
import type { DubbingRow } from './dubbings.tables.ts';
import { findTarget, findTargetIn } from './targets.store.ts';
import type { TargetRow } from './targets.tables.ts';

/** @throws Failure `dubbing_not_found`, also for one of another workspace */
export async function getDubbing(platform: Platform, actor: Actor, id: string): Promise<DubbingRow> {
  const reader = await resourceReader(platform, actor, 'dubbing');
  const found = await findVisible(platform.db, reader, id);
  if (found) return found;
  throw new Failure('dubbing_not_found', 'Dubbing not found in this workspace.');
}

/** The dubbing, if the caller may do so much with it. @throws Failure as `getDubbing`, `permission_denied` */
export async function requireDubbing(
  platform: Platform,
  actor: Actor,
  id: string,
  least: ResourceRole,
): Promise<DubbingRow> {
  const dubbing = await getDubbing(platform, actor, id);
  const { creatorUserId } = dubbing;
  await requireResourceRole(platform, actor, { type: 'dubbing', id, creatorUserId }, least);
  return dubbing;
}

const noLanguage = (): Failure =>
  new Failure('dubbing_language_not_found', 'This dubbing doesn’t have that language.');

/** @throws Failure `dubbing_language_not_found` */
export async function getTarget({ db }: Platform, dubbing: DubbingKey, id: string): Promise<TargetRow> {
  const found = await findTarget(db, dubbing, id);
  if (found) return found;
  throw noLanguage();
}

/** By its tag. @throws Failure `dubbing_language_not_found` */
export async function getTargetIn(
  { db }: Platform,
  dubbing: DubbingKey,
  language: string,
): Promise<TargetRow> {
  const found = await findTargetIn(db, dubbing, normalTag(language));
  if (found) return found;
  throw noLanguage();
}

/** @throws Failure `dubbing_not_dubbed`: it cannot be edited before its source was taken apart */
export function requireReady({ state, failureMessage }: DubbingRow): void {
  if (state === 'ready') return;
  if (state === 'failed')
    throw new Failure('conflict', `This dubbing couldn’t be made: ${failureMessage ?? 'it was canceled.'}`);
  throw new Failure('dubbing_not_dubbed', 'The source is still being prepared. Try again in a moment.');
}

export const primaryOf = (tag: string): string => normalTag(tag).split('-')[0] ?? tag;

const offered = new Set(baseVoiceLanguages.map(({ code }) => code));

/** DUB-007, DUB-008: the 29 languages, each with whatever region. @throws Failure `unprocessable` */
export function requireOffered(tag: string, field: string): string {
  const normal = normalTag(tag);
  if (offered.has(primaryOf(normal))) return normal;
  throw new Failure('unprocessable', `There is no dubbing into “${tag}”. Choose one of the 29 languages.`, {
    loc: ['body', field],
  });
}
