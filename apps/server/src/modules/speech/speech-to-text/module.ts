import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { workflowJob } from '../../../platform/workflows/index.ts';
import { ownedMaterial } from '../../accounts/privacy/index.ts';
import { workspaceBlobs } from '../../workspaces/memberships/index.ts';
import { removeExpired, removeForgotten } from './actions/delete-transcription.ts';
import { ownedTranscripts, transcriptBlobs } from './owned-transcripts.ts';
import { realtimeRoutes } from './realtime/index.ts';
import { speechToTextHttpRoutes } from './speech-to-text.routes.ts';
import { transcriptHttpRoutes } from './transcripts.routes.ts';
import { transcribe } from './work/transcribe.ts';

export const speechToTextModule: Module = {
  name: 'speech-to-text',
  routes: [...speechToTextHttpRoutes, ...transcriptHttpRoutes, ...realtimeRoutes],
  jobs: (platform) => [workflowJob(platform, transcribe)],
  schedules: [
    { name: 'speech-to-text.remove-expired', cron: '41 3 * * *', run: (platform) => removeExpired(platform) },
    { name: 'speech-to-text.remove-forgotten', cron: '23 * * * *', run: removeForgotten },
  ],
  handlers: (platform) => [
    {
      event: 'workspace.updated',
      name: 'speech-to-text.expire-at-once',
      handle: async ({ workspaceId, payload }) => {
        const isChanged = (payload.fields as string[]).includes('historyRetentionDays');
        if (isChanged) await removeExpired(platform, workspaceId);
      },
    },
  ],
  extensions: [extend(ownedMaterial, ownedTranscripts), extend(workspaceBlobs, transcriptBlobs)],
};
