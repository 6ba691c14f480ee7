import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { workflowJob } from '../../../platform/workflows/index.ts';
import { ownedMaterial } from '../../accounts/privacy/index.ts';
import { workspaceBlobs } from '../../workspaces/memberships/index.ts';
import { shareableResources } from '../../workspaces/sharing/index.ts';
import { knownIdsOf, knownIn } from '../references/index.ts';
import { crawlHttpRoutes, crawlSite } from './crawl/index.ts';
import { enqueueRefreshes, knowledgeHttpRoutes, refreshJob } from './documents/index.ts';
import { knowledgeDocuments } from './entries/documents.tables.ts';
import { knowledgeBlobs, ownedKnowledge, shareableDocument } from './owned-knowledge.ts';
import { orderMissingVectors, ragIndexHttpRoutes, vectorJob } from './passages/index.ts';

/** What agents know: documents, folders, pages and whole sites, and finding in them what was asked. */
export const knowledgeModule: Module = {
  name: 'knowledge-base',
  routes: [...crawlHttpRoutes, ...ragIndexHttpRoutes, ...knowledgeHttpRoutes],
  jobs: (platform) => [vectorJob(platform), refreshJob(platform), workflowJob(platform, crawlSite)],
  schedules: [
    { name: 'knowledge.enqueue-refreshes', cron: '11 * * * *', run: enqueueRefreshes },
    { name: 'knowledge.order-missing-vectors', cron: '41 * * * *', run: orderMissingVectors },
  ],
  extensions: [
    extend(ownedMaterial, ownedKnowledge),
    extend(shareableResources, shareableDocument),
    extend(workspaceBlobs, knowledgeBlobs),
    extend(knownIdsOf, knownIn('document', knowledgeDocuments)),
  ],
};
