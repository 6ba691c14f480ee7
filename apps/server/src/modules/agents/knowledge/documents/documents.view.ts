import type { DocumentSummary, KnowledgeDocument } from '@mynah/contract/agents/knowledge/document-shapes';
import type { ResourceAccessInfo } from '@mynah/contract/workspaces/sharing';
import { unixSeconds } from '../../../../platform/clock/clock.ts';
import type { FolderTree } from '../../../../platform/folders/folder-tree.ts';
import type { DocumentHead, DocumentRow } from '../entries/index.ts';
import { toHtml } from '../reading/index.ts';

export interface Shown {
  access: ResourceAccessInfo;
  tree: FolderTree;
  /** Of a folder. */
  count: { children: number; documents: number };
}

const every = (row: DocumentHead, { access, tree }: Shown) => ({
  id: row.id,
  name: row.name,
  metadata: {
    created_at_unix_secs: unixSeconds(row.createdAt),
    last_updated_at_unix_secs: unixSeconds(row.updatedAt),
    size_bytes: row.sizeBytes,
  },
  supported_usages: ['prompt' as const, 'auto' as const],
  access_info: access,
  folder_parent_id: row.parentId,
  folder_path: tree.pathOf(row.parentId),
});

const autoSyncInfo = (row: DocumentHead) =>
  row.autoSync
    ? {
        minimum_frequency_days: row.refreshDays ?? 7,
        auto_remove: row.autoRemove,
        consec_failures: row.failedRefreshes,
        next_refresh_by: row.nextRefreshAt ? unixSeconds(row.nextRefreshAt) : null,
      }
    : null;

const notSynced = { external_sync_info: null, is_frozen: false as const };

const ofFolder = (row: DocumentHead, { count }: Shown) => ({
  type: 'folder' as const,
  children_count: count.children,
  document_count: count.documents,
  auto_sync_info: autoSyncInfo(row),
  ...notSynced,
});
const ofFile = { type: 'file' as const, auto_sync_info: null, refresh_status: null, ...notSynced };
const ofUrl = (row: DocumentHead) => ({
  type: 'url' as const,
  url: row.url ?? '',
  auto_sync_info: autoSyncInfo(row),
});

export function toDocument(row: DocumentRow, shown: Shown): KnowledgeDocument {
  const common = every(row, shown);
  if (row.type === 'folder') return { ...common, ...ofFolder(row, shown), active_sync_job: null };
  const contents = { extracted_inner_html: toHtml(row.content), content_format: 'html' as const };
  if (row.type === 'url') return { ...common, ...contents, ...ofUrl(row) };
  if (row.type === 'text') return { ...common, ...contents, type: 'text' };
  return { ...common, ...contents, ...ofFile, filename: row.fileName ?? row.name };
}

export function toSummary(
  row: DocumentHead,
  shown: Shown & { agents: DocumentSummary['dependent_agents'] },
): DocumentSummary {
  const common = { ...every(row, shown), dependent_agents: shown.agents };
  if (row.type === 'folder') return { ...common, ...ofFolder(row, shown) };
  if (row.type === 'url') return { ...common, ...ofUrl(row) };
  if (row.type === 'text') return { ...common, type: 'text' };
  return { ...common, ...ofFile };
}
