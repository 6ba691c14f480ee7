import { byCall } from './event.ts';

const agent = '/v1/convai/agents/{agent_id}';
const document = '/v1/convai/knowledge-base/{documentation_id}';
const mcpServer = '/v1/convai/mcp-servers/{mcp_server_id}';

/** Agents, and their versions. */
export const agentEvents = {
  agent_created: byCall('An agent was made.', 'POST /v1/convai/agents/create'),
  agent_edited: byCall('A version of an agent was published.', `PATCH ${agent}`),
  agent_draft_saved: byCall('A draft of an agent was saved.', `POST ${agent}/drafts`),
  agent_draft_discarded: byCall('A draft of an agent was thrown away.', `DELETE ${agent}/drafts`),
  agent_duplicated: byCall('An agent was copied.', `POST ${agent}/duplicate`),
  agent_deleted: byCall('An agent was deleted.', `DELETE ${agent}`),
  agent_branch_created: byCall('A branch of an agent was made.', `POST ${agent}/branches`),
  agent_branch_edited: byCall('A branch of an agent was edited.', `PATCH ${agent}/branches/{branch_id}`),
  agent_branch_merged: byCall(
    'A branch of an agent was merged.',
    `POST ${agent}/branches/{source_branch_id}/resolved-merge`,
  ),
  agent_branch_rebased: byCall(
    'A branch of an agent was brought up to date.',
    `POST ${agent}/branches/{branch_id}/resolved-rebase`,
  ),
  agent_deployed: byCall('The traffic of an agent was shared out.', `POST ${agent}/deployments`),
  agent_version_restored: byCall(
    'An agent went back to an earlier version.',
    `POST ${agent}/versions/{version_id}/restore`,
  ),
  agents_settings_changed: byCall('The settings of all agents changed.', 'PATCH /v1/convai/settings'),
};

/** What agents know and do. */
export const agentMeansEvents = {
  agent_tool_created: byCall('A tool was made.', 'POST /v1/convai/tools'),
  agent_tool_edited: byCall('A tool was edited.', 'PATCH /v1/convai/tools/{tool_id}'),
  agent_tool_deleted: byCall('A tool was deleted.', 'DELETE /v1/convai/tools/{tool_id}'),
  agent_secret_created: byCall('A secret was kept.', 'POST /v1/convai/secrets'),
  agent_secret_edited: byCall('A secret was replaced.', 'PATCH /v1/convai/secrets/{secret_id}'),
  agent_secret_deleted: byCall('A secret was deleted.', 'DELETE /v1/convai/secrets/{secret_id}'),
  auth_connection_created: byCall(
    'An identity for calls elsewhere was made.',
    'POST /v1/workspace/auth-connections',
  ),
  auth_connection_edited: byCall(
    'An identity for calls elsewhere was edited.',
    'PATCH /v1/workspace/auth-connections/{auth_connection_id}',
  ),
  auth_connection_deleted: byCall(
    'An identity for calls elsewhere was deleted.',
    'DELETE /v1/workspace/auth-connections/{auth_connection_id}',
  ),
  environment_created: byCall('An environment was made.', 'POST /v1/convai/environments'),
  environment_deleted: byCall('An environment was deleted.', 'DELETE /v1/convai/environments/{environment}'),
  environment_variable_created: byCall(
    'A variable of environments was made.',
    'POST /v1/convai/environment-variables',
  ),
  environment_variable_edited: byCall(
    'A variable of environments was edited.',
    'PATCH /v1/convai/environment-variables/{env_var_id}',
  ),
  environment_variable_deleted: byCall(
    'A variable of environments was deleted.',
    'DELETE /v1/convai/environment-variables/{env_var_id}',
  ),
  tool_server_added: byCall('An MCP server was added.', 'POST /v1/convai/mcp-servers'),
  tool_server_edited: byCall('An MCP server was edited.', `PATCH ${mcpServer}`),
  tool_server_removed: byCall('An MCP server was removed.', `DELETE ${mcpServer}`),
  tool_server_tool_approved: byCall(
    'A tool of an MCP server was approved.',
    `POST ${mcpServer}/tool-approvals`,
  ),
  document_added_from_file: byCall(
    'A file came into the knowledge base.',
    'POST /v1/convai/knowledge-base/file',
  ),
  document_added_from_text: byCall(
    'A text came into the knowledge base.',
    'POST /v1/convai/knowledge-base/text',
  ),
  document_added_from_page: byCall(
    'A page came into the knowledge base.',
    'POST /v1/convai/knowledge-base/url',
  ),
  document_edited: byCall('A document was edited.', `PATCH ${document}`),
  document_file_replaced: byCall('The file of a document was replaced.', `PATCH ${document}/update-file`),
  document_refreshed: byCall('A page was read again.', `POST ${document}/refresh`),
  document_indexed: byCall('A document was indexed.', `POST ${document}/rag-index`),
  documents_moved: byCall('Documents were moved.', 'POST /v1/convai/knowledge-base/bulk-move'),
  documents_deleted: byCall('Documents were deleted.', 'POST /v1/convai/knowledge-base/bulk-delete'),
  knowledge_folder_created: byCall(
    'A folder of the knowledge base was made.',
    'POST /v1/convai/knowledge-base/folder',
  ),
  website_crawl_started: byCall('A website was read in.', 'POST /v1/convai/knowledge-base/crawl'),
  website_crawl_cancelled: byCall(
    'Reading a website was cancelled.',
    'POST /v1/convai/knowledge-base/crawl/{crawl_job_id}/cancel',
  ),
  knowledge_searched: byCall('Passages were searched for.', `POST ${agent}/knowledge-base/rag-query`),
};

/** What agents have said, and how it is looked at. */
export const conversationEvents = {
  conversation_deleted: byCall(
    'A conversation was deleted.',
    'DELETE /v1/convai/conversations/{conversation_id}',
  ),
  conversation_analyzed: byCall(
    'A conversation was analyzed again.',
    'POST /v1/convai/conversations/{conversation_id}/analysis/run',
  ),
  conversation_tag_created: byCall('A tag was made.', 'POST /v1/convai/tags'),
  conversation_tagged: byCall(
    'A conversation got a tag.',
    'POST /v1/convai/conversations/{conversation_id}/tags',
  ),
  conversation_untagged: byCall(
    'A conversation lost a tag.',
    'DELETE /v1/convai/conversations/{conversation_id}/tags/{tag_id}',
  ),
  ticket_created: byCall('A ticket was written.', 'POST /v1/convai/triage-tickets'),
  ticket_edited: byCall('A ticket was edited.', 'PATCH /v1/convai/triage-tickets/{agentqa_ticket_id}'),
  ticket_commented: byCall(
    'A ticket got a comment.',
    'POST /v1/convai/triage-tickets/{agentqa_ticket_id}/comments',
  ),
  agent_test_created: byCall('A test of an agent was made.', 'POST /v1/convai/agent-testing/create'),
  agent_test_edited: byCall('A test of an agent was edited.', 'PUT /v1/convai/agent-testing/{test_id}'),
  agent_test_deleted: byCall('A test of an agent was deleted.', 'DELETE /v1/convai/agent-testing/{test_id}'),
  agent_test_folder_created: byCall('A folder of tests was made.', 'POST /v1/convai/agent-testing/folders'),
  agent_test_folder_deleted: byCall(
    'A folder of tests was deleted.',
    'DELETE /v1/convai/agent-testing/folders/{folder_id}',
  ),
  agent_tests_run: byCall('Tests of an agent were run.', `POST ${agent}/run-tests`),
  agent_tests_rerun: byCall(
    'Tests of an agent were run again.',
    'POST /v1/convai/test-invocations/{test_invocation_id}/resubmit',
  ),
  agent_tests_cancelled: byCall(
    'Running tests were cancelled.',
    'POST /v1/convai/test-invocations/{test_invocation_id}/cancel',
  ),
  conversation_simulated: byCall(
    'A conversation was simulated.',
    `POST ${agent}/simulate-conversation/stream`,
  ),
};
