import { plans, type Tier } from '@mynah/contract/billing/plans';
import { studioLimits } from '@mynah/contract/studio/project-values';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getVoice } from '../../voices/catalog/index.ts';
import type { GivenChapter } from './chapter-content.ts';

/** BIL-060. @throws Failure `project_limit_reached` */
export function requireProjectRoom(tier: Tier, count: number): void {
  const { projectLimit } = plans[tier];
  if (count < projectLimit) return;
  throw new Failure(
    'project_limit_reached',
    `Your plan holds ${projectLimit} studio projects. Delete one, or choose a larger plan.`,
  );
}

/** @throws Failure `unprocessable` */
export function requireChapterRoom(count: number): void {
  if (count <= studioLimits.chapters) return;
  throw new Failure('unprocessable', `A project can have ${studioLimits.chapters} chapters.`, {
    loc: ['body', 'chapters'],
  });
}

/** Whoever is to speak is of the cast, or a voice that the caller sees. @throws Failure `voice_not_found` */
export async function requireKnownVoices(
  platform: Platform,
  actor: Actor,
  chapters: readonly GivenChapter[],
): Promise<void> {
  const named = new Set(
    chapters.flatMap(({ blocks }) =>
      blocks.flatMap(({ nodes }) =>
        nodes.flatMap(({ voiceId, castVoiceId }) => (castVoiceId === undefined ? voiceId : [])),
      ),
    ),
  );
  await requireVoices(platform, actor, named);
}

/** @throws Failure `voice_not_found` */
export async function requireVoices(
  platform: Platform,
  actor: Actor,
  voiceIds: Iterable<string>,
): Promise<void> {
  for (const voiceId of voiceIds) await getVoice(platform, actor, voiceId);
}
