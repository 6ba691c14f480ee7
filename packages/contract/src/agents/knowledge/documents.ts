import { z } from 'zod';
import { bytes, json, route } from '../../route.ts';
import { uploadedFile } from '../../uploads.ts';
import { id, ok, optional, queryBoolean, queryInteger, queryList } from '../../wire.ts';
import { knowledgeBaseDocumentType } from '../config/locators.ts';
import { addedDocument, batchOf, dependents, documentSummary, knowledgeDocument } from './document-shapes.ts';
import { knowledgeLimits } from './knowledge-limits.ts';

/** Documents and folders that agents answer from. */

const base = '/v1/convai/knowledge-base';

const name = z.string().trim().min(1).max(knowledgeLimits.name);
const address = z.string().trim().min(1).max(2048);
const inFolder = { parent_folder_id: optional(id) };

/** How a page, or all pages of a folder, are fetched again. */
export const autoSync = {
  enable_auto_sync: z.boolean().default(false),
  auto_remove: z.boolean().default(false),
  minimum_frequency_days: optional(z.int().min(1).max(180)),
};

const ofDocument = z.object({ documentation_id: id });
const batchIds = z.array(id).min(1).max(20);
const page = { page_size: queryInteger(1, 100).default(30), cursor: optional(z.string().max(200)) };
const types = queryList.pipe(z.array(knowledgeBaseDocumentType)).optional();
const dependentsQuery = z.object({
  dependent_type: z.enum(['direct', 'transitive', 'all']).default('all'),
  ...page,
});

export const knowledgeRoutes = {
  add: route({
    id: 'knowledge.add',
    method: 'POST',
    path: base,
    summary: 'Add a file or an address to the knowledge base (older call)',
    access: 'convai_write',
    upload: true,
    query: z.object({ agent_id: z.string().max(64).optional() }),
    body: z.object({ name: name.optional(), url: address.optional(), file: uploadedFile.optional() }),
    answer: json(addedDocument),
  }),
  list: route({
    id: 'knowledge.list',
    method: 'GET',
    path: base,
    summary: 'List documents and folders',
    access: 'convai_read',
    query: z.object({
      ...page,
      search: optional(z.string().max(200)),
      show_only_owned_documents: queryBoolean.default(false),
      created_by_user_id: optional(z.string().max(64)),
      types,
      parent_folder_id: optional(id),
      ancestor_folder_id: optional(id),
      folders_first: queryBoolean.default(false),
      sort_direction: z.enum(['asc', 'desc']).default('desc'),
      sort_by: z.enum(['name', 'created_at', 'updated_at', 'size']).optional(),
    }),
    answer: json(
      z.object({
        documents: z.array(documentSummary),
        next_cursor: z.string().nullable(),
        has_more: z.boolean(),
      }),
    ),
  }),
  summaries: route({
    id: 'knowledge.summaries',
    method: 'GET',
    path: `${base}/summaries`,
    summary: 'Get what documents are called, by their ids',
    access: 'convai_read',
    query: z.object({ document_ids: queryList.pipe(z.array(id).min(1).max(100)) }),
    answer: json(batchOf(documentSummary)),
  }),
  search: route({
    id: 'knowledge.search',
    method: 'GET',
    path: `${base}/search`,
    summary: 'Search what the documents say',
    access: 'convai_read',
    query: z.object({ query: z.string().trim().min(1).max(knowledgeLimits.query), types, ...page }),
    answer: json(
      z.object({
        results: z.array(
          z.object({
            document: documentSummary,
            search_snippet: z.array(z.object({ value: z.string(), is_hit: z.boolean() })).nullable(),
            score: z.number(),
          }),
        ),
        next_cursor: z.string().nullable(),
      }),
    ),
  }),
  createUrl: route({
    id: 'knowledge.create-url',
    method: 'POST',
    path: `${base}/url`,
    summary: 'Add a web page',
    access: 'convai_write',
    body: z.object({ url: address, name: optional(name), ...inFolder, ...autoSync }),
    answer: json(addedDocument),
  }),
  createFile: route({
    id: 'knowledge.create-file',
    method: 'POST',
    path: `${base}/file`,
    summary: 'Add a file: text, Markdown, HTML, EPUB, DOCX or PDF',
    access: 'convai_write',
    upload: true,
    body: z.object({ file: uploadedFile, name: name.optional(), parent_folder_id: id.optional() }),
    answer: json(addedDocument),
  }),
  createText: route({
    id: 'knowledge.create-text',
    method: 'POST',
    path: `${base}/text`,
    summary: 'Add a text',
    access: 'convai_write',
    body: z.object({ text: z.string().min(1).max(knowledgeLimits.text), name: optional(name), ...inFolder }),
    answer: json(addedDocument),
  }),
  createFolder: route({
    id: 'knowledge.create-folder',
    method: 'POST',
    path: `${base}/folder`,
    summary: 'Create a folder of documents',
    access: 'convai_write',
    body: z.object({ name, ...inFolder, ...autoSync }),
    answer: json(addedDocument),
  }),
  moveAll: route({
    id: 'knowledge.move-all',
    method: 'POST',
    path: `${base}/bulk-move`,
    summary: 'Move documents and folders to a folder',
    access: 'convai_write',
    body: z.object({ document_ids: batchIds, move_to: optional(id) }),
    answer: json(ok),
  }),
  removeAll: route({
    id: 'knowledge.remove-all',
    method: 'POST',
    path: `${base}/bulk-delete`,
    summary: 'Delete documents and folders',
    access: 'convai_write',
    body: z.object({ document_ids: batchIds, force: z.boolean().default(false) }),
    answer: json(batchOf(z.object({ id: z.string() }))),
  }),
  dependentsOfAll: route({
    id: 'knowledge.dependents-of-all',
    method: 'POST',
    path: `${base}/dependent-agents`,
    summary: 'List the agents that use any of some documents',
    access: 'convai_read',
    query: dependentsQuery,
    body: z.object({ document_ids: batchIds }),
    answer: json(dependents),
  }),
  get: route({
    id: 'knowledge.get',
    method: 'GET',
    path: `${base}/{documentation_id}`,
    summary: 'Get a document or a folder',
    access: 'convai_read',
    params: ofDocument,
    query: z.object({ agent_id: z.string().max(64).optional() }),
    answer: json(knowledgeDocument),
  }),
  update: route({
    id: 'knowledge.update',
    method: 'PATCH',
    path: `${base}/{documentation_id}`,
    summary: 'Rename a document, or write the content of a text anew',
    access: 'convai_write',
    params: ofDocument,
    body: z.object({
      name: optional(name),
      content: optional(z.string().min(1).max(knowledgeLimits.text)),
    }),
    answer: json(knowledgeDocument),
  }),
  remove: route({
    id: 'knowledge.remove',
    method: 'DELETE',
    path: `${base}/{documentation_id}`,
    summary: 'Delete a document or a folder',
    access: 'convai_write',
    params: ofDocument,
    query: z.object({ force: queryBoolean.default(false) }),
    answer: json(ok),
  }),
  updateFile: route({
    id: 'knowledge.update-file',
    method: 'PATCH',
    path: `${base}/{documentation_id}/update-file`,
    summary: 'Replace the file of a document',
    access: 'convai_write',
    upload: true,
    params: ofDocument,
    body: z.object({ file: uploadedFile }),
    answer: json(knowledgeDocument),
  }),
  refresh: route({
    id: 'knowledge.refresh',
    method: 'POST',
    path: `${base}/{documentation_id}/refresh`,
    summary: 'Fetch a web page again',
    access: 'convai_write',
    params: ofDocument,
    answer: json(knowledgeDocument),
  }),
  content: route({
    id: 'knowledge.content',
    method: 'GET',
    path: `${base}/{documentation_id}/content`,
    summary: 'Get what a document says, as HTML',
    access: 'convai_read',
    params: ofDocument,
    answer: bytes('text/html'),
  }),
  sourceFileUrl: route({
    id: 'knowledge.source-file-url',
    method: 'GET',
    path: `${base}/{documentation_id}/source-file-url`,
    summary: 'Get an address that opens the file of a document for an hour',
    access: 'convai_read',
    params: ofDocument,
    answer: json(z.object({ signed_url: z.string() })),
  }),
  sourceFile: route({
    id: 'knowledge.source-file',
    method: 'GET',
    path: `${base}/{documentation_id}/source-file`,
    summary: 'Get the file of a document, by a signed address',
    access: 'public',
    internal: true,
    params: ofDocument,
    query: z.object({ token: z.string().max(500) }),
    answer: bytes('application/octet-stream'),
  }),
  dependents: route({
    id: 'knowledge.dependents',
    method: 'GET',
    path: `${base}/{documentation_id}/dependent-agents`,
    summary: 'List the agents that use a document',
    access: 'convai_read',
    params: ofDocument,
    query: dependentsQuery,
    answer: json(dependents),
  }),
  move: route({
    id: 'knowledge.move',
    method: 'POST',
    path: `${base}/{document_id}/move`,
    summary: 'Move a document or a folder',
    access: 'convai_write',
    params: z.object({ document_id: id }),
    body: z.object({ move_to: optional(id) }),
    answer: json(ok),
  }),
};
