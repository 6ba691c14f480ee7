import type { FailureKind } from '../failure-kinds.ts';

/** Codes of agents and their conversations, among all of `errorCodes`; by room, each room's in one block. */
export const agentsErrorCodes = {
  // registry
  agent_not_found: { kind: 'not-found', meaning: 'Agent not found.' },

  agent_version_not_found: { kind: 'not-found', meaning: 'The agent has no such branch or version.' },

  procedure_not_found: {
    kind: 'not-found',
    meaning: 'The branch of the agent has no such procedure or draft.',
  },
  procedures_not_valid: {
    kind: 'invalid',
    meaning: 'Procedures can’t be compiled as they are written; `errors` says what is wrong with which.',
  },

  // knowledge
  knowledge_document_not_found: {
    kind: 'not-found',
    meaning: 'Document of the knowledge base not found in this workspace.',
  },
  knowledge_crawl_not_found: { kind: 'not-found', meaning: 'Crawl not found in this workspace.' },
  rag_index_not_found: { kind: 'not-found', meaning: 'The document has no such index or passage.' },

  // tools, secrets, settings
  agent_secret_not_found: { kind: 'not-found', meaning: 'Secret not found in this workspace.' },
  environment_variable_not_found: {
    kind: 'not-found',
    meaning: 'Environment variable not found in this workspace.',
  },
  environment_not_found: { kind: 'not-found', meaning: 'Environment not found in this workspace.' },
  auth_connection_not_found: {
    kind: 'not-found',
    meaning: 'Auth connection not found in this workspace.',
  },
  mcp_server_not_found: { kind: 'not-found', meaning: 'MCP server or its tool not found in this workspace.' },
  agent_tool_not_found: { kind: 'not-found', meaning: 'Tool not found in this workspace.' },

  // language-models

  // conversations
  conversation_file_not_found: { kind: 'not-found', meaning: 'The conversation has no such file.' },
  conversation_file_used: { kind: 'conflict', meaning: 'The agent has been shown this file already.' },
  conversation_files_full: {
    kind: 'conflict',
    meaning: 'The conversation has as many files as it can have.',
  },
  conversation_files_not_taken: { kind: 'forbidden', meaning: 'The agent takes no files.' },
  conversation_not_found: { kind: 'not-found', meaning: 'Conversation not found in this workspace.' },
  conversation_not_over: {
    kind: 'conflict',
    meaning: 'The conversation is going on still, or what was said in it has been deleted.',
  },
  conversation_tag_not_found: { kind: 'not-found', meaning: 'Tag not found in this workspace.' },
  conversation_ticket_full: { kind: 'conflict', meaning: 'The ticket has as many comments as it can have.' },
  conversation_ticket_not_found: { kind: 'not-found', meaning: 'Ticket not found in this workspace.' },
  evaluation_criterion_not_found: { kind: 'not-found', meaning: 'The agent has no such criterion.' },
  transcript_turn_not_found: { kind: 'not-found', meaning: 'The conversation has no such turn.' },

  // dialogue
  missing_dynamic_variable: {
    kind: 'invalid',
    meaning: 'A dynamic variable that the agent’s texts name was not given.',
  },
  override_not_allowed: {
    kind: 'forbidden',
    meaning: 'The agent doesn’t allow this setting to be changed by a client.',
  },

  // sessions
  agent_busy: {
    kind: 'rate-limited',
    meaning: 'The agent has as many conversations as it may have at once, or in one day.',
  },
  livekit_failed: { kind: 'unavailable', meaning: 'The LiveKit server doesn’t respond; try again soon.' },
  livekit_missing: {
    kind: 'unavailable',
    meaning: 'This server has no LiveKit server to talk by WebRTC with; the message says how to get one.',
  },
  livekit_preparing: {
    kind: 'unavailable',
    meaning: 'The server is preparing WebRTC; try again after Retry-After.',
  },
  conversation_not_live: {
    kind: 'not-found',
    meaning: 'The conversation isn’t going on, or the agent doesn’t let conversations be watched.',
  },
  conversation_signature_invalid: {
    kind: 'unauthenticated',
    meaning: 'The signed address has expired, was used already, or isn’t from this server.',
  },
  origin_not_allowed: {
    kind: 'forbidden',
    meaning: 'The agent can’t be talked to from this website.',
  },

  // testing
  agent_test_not_found: { kind: 'not-found', meaning: 'Test not found in this workspace.' },
  agent_test_folder_not_found: { kind: 'not-found', meaning: 'Folder of tests not found in this workspace.' },
  agent_test_run_not_found: { kind: 'not-found', meaning: 'Run of tests not found in this workspace.' },
} as const satisfies Record<string, { kind: FailureKind; meaning: string }>;
