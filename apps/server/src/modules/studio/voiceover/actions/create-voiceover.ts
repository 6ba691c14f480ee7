import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { createProject } from '../../projects/index.ts';
import { emptyTimeline } from '../timeline.ts';
import { insertVoiceover } from '../voiceovers.store.ts';

/** What a voiceover is among the projects of the studio (STU-035). */
export const voiceoverContentType = 'voiceover';

/** @throws Failure `project_limit_reached` */
export const createVoiceover = (platform: Platform, actor: Actor, name: string) =>
  createProject(platform, actor, {
    name,
    contentType: voiceoverContentType,
    sourceType: 'video',
    chapters: () => [],
    also: async (transaction, { id }) => {
      const { workspaceId } = actor;
      await insertVoiceover(transaction, { projectId: id, workspaceId, revision: 0, ...emptyTimeline() });
    },
  });
