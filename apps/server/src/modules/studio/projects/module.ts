import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { ownedMaterial } from '../../accounts/privacy/index.ts';
import { workspaceBlobs } from '../../workspaces/memberships/index.ts';
import { shareableResources } from '../../workspaces/sharing/index.ts';
import { castHttpRoutes } from './cast.routes.ts';
import { chapterHttpRoutes } from './chapters.routes.ts';
import { commentHttpRoutes } from './comments.routes.ts';
import { editingHttpRoutes } from './editing.routes.ts';
import { ownedProjects } from './owned-projects.ts';
import { blobsOfWorkspace } from './project-blobs.ts';
import { projectHttpRoutes } from './projects.routes.ts';
import { replacingHttpRoutes } from './replacing.routes.ts';
import { projectSettingsHttpRoutes } from './settings.routes.ts';
import { shareableProject } from './shareable-project.ts';

/** Books, podcasts and articles: what they say, chapter by chapter, and who says it. */
export const studioProjectsModule: Module = {
  name: 'studio-projects',
  routes: [
    ...projectHttpRoutes,
    ...chapterHttpRoutes,
    ...editingHttpRoutes,
    ...castHttpRoutes,
    ...projectSettingsHttpRoutes,
    ...commentHttpRoutes,
    ...replacingHttpRoutes,
  ],
  extensions: [
    extend(ownedMaterial, ownedProjects),
    extend(shareableResources, shareableProject),
    extend(workspaceBlobs, blobsOfWorkspace),
  ],
};
