import { z } from 'zod';
import { json, route } from '../../route.ts';
import { id, optional, queryInteger } from '../../wire.ts';
import { embeddingModel } from '../config/prompt.ts';
import { batchOf } from './document-shapes.ts';
import { knowledgeLimits } from './knowledge-limits.ts';

/** Passages of documents, and the vectors that find them. */

const base = '/v1/convai/knowledge-base';
const ofDocument = z.object({ documentation_id: id });

const ragIndexStatuses = [
  'new',
  'created',
  'processing',
  'failed',
  'succeeded',
  'rag_limit_exceeded',
  'document_too_small',
  'cannot_index_folder',
] as const;

export const documentIndex = z.object({
  id: z.string(),
  /** As it was asked for; what computes is said by `x-mynah-warnings`. */
  model: embeddingModel,
  status: z.enum(ragIndexStatuses),
  progress_percentage: z.number(),
  document_model_index_usage: z.object({ used_bytes: z.int() }),
});
export type DocumentIndex = z.input<typeof documentIndex>;

const chunk = z.object({ id: z.string(), name: z.string(), content: z.string() });

export const ragIndexRoutes = {
  computeAll: route({
    id: 'rag-index.compute-all',
    method: 'POST',
    path: `${base}/rag-index`,
    summary: 'Compute the indexes of several documents, or look at them',
    access: 'convai_write',
    body: z.object({
      items: z
        .array(z.object({ document_id: id, create_if_missing: z.boolean(), model: embeddingModel }))
        .min(1)
        .max(100),
    }),
    answer: json(batchOf(documentIndex)),
  }),
  overview: route({
    id: 'rag-index.overview',
    method: 'GET',
    path: `${base}/rag-index`,
    summary: 'Get how much all indexes take',
    access: 'convai_read',
    answer: json(
      z.object({
        total_used_bytes: z.int(),
        total_max_bytes: z.int(),
        models: z.array(z.object({ model: embeddingModel, used_bytes: z.int() })),
      }),
    ),
  }),
  compute: route({
    id: 'rag-index.compute',
    method: 'POST',
    path: `${base}/{documentation_id}/rag-index`,
    summary: 'Compute the index of a document',
    access: 'convai_write',
    params: ofDocument,
    body: z.object({ model: embeddingModel }),
    answer: json(documentIndex),
  }),
  list: route({
    id: 'rag-index.list',
    method: 'GET',
    path: `${base}/{documentation_id}/rag-index`,
    summary: 'List the indexes of a document',
    access: 'convai_read',
    params: ofDocument,
    answer: json(z.object({ indexes: z.array(documentIndex) })),
  }),
  remove: route({
    id: 'rag-index.remove',
    method: 'DELETE',
    path: `${base}/{documentation_id}/rag-index/{rag_index_id}`,
    summary: 'Delete an index of a document',
    access: 'convai_write',
    params: ofDocument.extend({ rag_index_id: id }),
    answer: json(documentIndex),
  }),
  chunk: route({
    id: 'rag-index.chunk',
    method: 'GET',
    path: `${base}/{documentation_id}/chunk/{chunk_id}`,
    summary: 'Get a passage of a document',
    access: 'convai_read',
    params: ofDocument.extend({ chunk_id: id }),
    query: z.object({ embedding_model: embeddingModel.optional() }),
    answer: json(chunk),
  }),
  chunks: route({
    id: 'rag-index.chunks',
    method: 'GET',
    path: `${base}/{documentation_id}/chunks`,
    summary: 'List the passages of a document',
    access: 'convai_read',
    params: ofDocument,
    query: z.object({
      embedding_model: embeddingModel,
      page_size: queryInteger(1, 100).default(30),
      cursor: optional(z.string().max(200)),
    }),
    answer: json(z.object({ chunks: z.array(chunk), next_cursor: z.string().nullable() })),
  }),
};

/** By the agent's own settings; these two stand above the agents. */
export const agentKnowledgeRoutes = {
  size: route({
    id: 'agent-knowledge.size',
    method: 'GET',
    path: '/v1/convai/agent/{agent_id}/knowledge-base/size',
    summary: 'Get how many pages an agent knows',
    access: 'convai_read',
    params: z.object({ agent_id: id }),
    answer: json(z.object({ number_of_pages: z.number() })),
  }),
  query: route({
    id: 'agent-knowledge.query',
    method: 'POST',
    path: '/v1/convai/agents/{agent_id}/knowledge-base/rag-query',
    summary: 'Get the passages that an agent would answer a question from',
    access: 'convai_read',
    params: z.object({ agent_id: id }),
    query: z.object({ branch_id: id.optional() }),
    body: z.object({
      query: z.string().trim().min(1).max(knowledgeLimits.query),
      use_agent_defaults: z.boolean().default(true),
    }),
    answer: json(
      z.object({
        retrieval_query: z.string(),
        chunks: z.array(
          z.object({
            document_id: z.string(),
            document_name: z.string(),
            chunk_id: z.string(),
            content: z.string(),
            vector_distance: z.number(),
          }),
        ),
      }),
    ),
  }),
};
