import { extend } from '../../platform/extensions.ts';
import type { Module } from '../../platform/http/index.ts';
import { workflowJob } from '../../platform/workflows/index.ts';
import { ownedMaterial } from '../accounts/privacy/index.ts';
import { workspaceBlobs } from '../workspaces/memberships/index.ts';
import { shareableResources } from '../workspaces/sharing/index.ts';
import { dubbingHttpRoutes } from './dubbing.routes.ts';
import { editorHttpRoutes } from './editor.routes.ts';
import { makeExport } from './exporting/make-export.ts';
import { exportHttpRoutes } from './exports.routes.ts';
import { liveHttpRoutes } from './live.routes.ts';
import { makeLanguage } from './making/make-language.ts';
import { blobsOfWorkspace, ownedDubbings } from './owned-dubbings.ts';
import { projectHttpRoutes } from './projects.routes.ts';
import { resourceHttpRoutes } from './resource.routes.ts';
import { shareableDubbing } from './shareable-dubbing.ts';
import { prepareSource } from './source/prepare-source.ts';
import { transcriptHttpRoutes } from './transcripts.routes.ts';

/** Films and sounds in other languages, in their speakers' own voices. */
export const dubbingModule: Module = {
  name: 'dubbing',
  routes: [
    ...dubbingHttpRoutes,
    ...liveHttpRoutes,
    ...exportHttpRoutes,
    ...resourceHttpRoutes,
    ...projectHttpRoutes,
    ...transcriptHttpRoutes,
    ...editorHttpRoutes,
  ],
  jobs: (platform) => [
    workflowJob(platform, prepareSource),
    workflowJob(platform, makeLanguage),
    workflowJob(platform, makeExport),
  ],
  extensions: [
    extend(ownedMaterial, ownedDubbings),
    extend(shareableResources, shareableDubbing),
    extend(workspaceBlobs, blobsOfWorkspace),
  ],
};
