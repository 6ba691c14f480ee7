import type { KnowledgeBaseLocator } from '@mynah/contract/agents/config/locators';
import type { RagConfig } from '@mynah/contract/agents/config/prompt';
import type { Source } from '../../../platform/language-model/model.ts';
import type { Platform } from '../../../platform/platform.ts';

export interface KnowledgeOf {
  workspaceId: string;
  locators: readonly KnowledgeBaseLocator[];
  rag: RagConfig;
}

/**
 * Documents that stand in the prompt whole: those of usage mode `prompt`, and all of them where retrieval is off.
 * Folders stand for what is in them. Cut to `max_documents_length` characters in all.
 */
export declare function promptDocuments(
  platform: Platform,
  of: KnowledgeOf,
): Promise<{ documentId: string; name: string; text: string }[]>;

/**
 * Passages for what was asked, best first: full text and vectors together. With retrieval off, of all documents too:
 * the local responder answers from them.
 */
export declare function retrieve(
  platform: Platform,
  of: KnowledgeOf & { query: string; signal: AbortSignal },
): Promise<Source[]>;
