import type { KnownDifference } from './sort-differences.ts';

const agents = [/\/v1\/convai\//, /\/v1\/speech-engine/];
const authConnections = [/\/v1\/workspace\/auth-connections/];

/** Of agents and their conversations, whose settings are the largest part of the reference. */
export const agentsDifferences: readonly KnownDifference[] = [
  {
    rule: 'key missing',
    operations: [/^GET \/v1\/convai\/conversations\/\{conversation_id\}$/],
    reason: 'Traces are a second form of the answer, which has none of the keys of the first.',
  },
  {
    rule: 'null refused',
    operations: [/^POST .*\/procedures$/],
    reason: 'A body of null is read as an empty one before the schema looks.',
  },
  {
    rule: 'parameter not read',
    operations: [/\/v1\/convai\/conversations/],
    at: [
      /(triggered_procedure_ids|include_invalid_tool_calls|summary_mode|conversation_product_type)$/,
      /(parent_conversation_id|guardrail_types|custom_guardrail_names)$/,
    ],
    reason: 'Filters by what no conversation here has.',
  },
  {
    rule: 'optional key not always given',
    operations: agents,
    reason:
      'Settings and transcripts are kept with their defaults and answered whole; the schema tells what may be left out when they are written.',
  },
  {
    rule: 'key not always given',
    operations: agents,
    reason:
      'Settings and transcripts are kept with their defaults and answered whole; the schema tells what may be left out when they are written.',
  },
  {
    rule: 'demanded by us',
    operations: agents,
    at: [/(\.type|\.source|\.preference)$/, /\.expression\./],
    reason: 'Their own discriminators: without them nobody knows which of several forms it is.',
  },
  {
    rule: 'field not read',
    operations: agents,
    at: [/\.params\./, /\.tools\[\]\./, /tool_config\.(params|human_description|enabled)/],
    reason:
      'Fields of all forms of a tool together; those of products that Mynah does not have are kept as they are written.',
  },
  {
    rule: 'field not read',
    operations: agents,
    reason:
      'Of the newest clients, beyond the document; and of telephones and products that Mynah does not have.',
  },
  {
    rule: 'optional key missing',
    operations: agents,
    reason:
      'Of the newest clients, beyond the document; and of telephones and products that Mynah does not have.',
  },
  {
    rule: 'key missing',
    operations: agents,
    at: [
      /chat_history|transcript|simulated_conversation|from_conversation_metadata|tools\[\]|tool_details|expression|agent_responses/,
    ],
    reason: 'What a transcript or a tool holds beside its own fields is kept as an open record.',
  },
  {
    rule: 'demanded by us',
    operations: agents,
    at: [/workflow_node_id$/, /^body type$/],
    reason: 'A test says what it tests; one that names no kind is one of a response.',
  },
  {
    rule: 'value beyond',
    operations: agents,
    reason:
      'Names of models that run here; kinds of tools in one list for calls and results; clients pass unknown values on.',
  },
  {
    rule: 'null beyond',
    operations: agents,
    reason:
      'Of the kinds of a tool in one list: a result whose kind is not known says null, as their calls do.',
  },
  {
    rule: 'value refused',
    operations: agents,
    at: [/expression|tools\[\]\.type/],
    reason:
      'Members of a union are told apart by more than this field; tools of their products are kept as written.',
  },
  {
    rule: 'default differs',
    operations: agents,
    at: [/expression|tools\[\]\.type/],
    reason:
      'Members of a union are told apart by more than this field; tools of their products are kept as written.',
  },
  {
    rule: 'left open',
    operations: agents,
    reason: 'Kept and answered as it was written.',
  },
  {
    rule: 'bound wider',
    operations: agents,
    at: [/custom_sip_headers/],
    reason: 'The same pattern, written without control characters.',
  },
  {
    rule: 'bound narrower',
    operations: agents,
    at: [/custom_sip_headers/],
    reason: 'The same pattern, written without control characters.',
  },
  {
    rule: 'key missing',
    operations: agents,
    at: [/notifiers\[\]\.webhook_id$/, /json_schema\.type$/],
    reason: 'One of two forms has it; a schema is answered as it was written.',
  },
  {
    rule: 'parameter not read',
    operations: [/GET \/v1\/convai\/agents\/\{agent_id\}\/branches$/],
    at: [/include_commit_status$/],
    reason: 'How far branches have gone apart is told by the preview of their merge.',
  },
  {
    rule: 'default differs',
    operations: agents,
    at: [/properties\.\*\.items$/],
    reason: 'The same default, written without the fields that have defaults of their own.',
  },
  {
    rule: 'bound wider',
    operations: agents,
    at: [/(document_ids|agent_ids)$/],
    reason: 'Lists of ids are bounded by the length of an address.',
  },
  {
    rule: 'null refused',
    operations: [/\/v1\/convai\/mcp-servers/],
    reason: 'Nulls of fields that may be left out are taken out before the schema looks.',
  },
  {
    rule: 'type beyond',
    operations: [/\/v1\/convai\/environment-variables/],
    reason: 'Values of the three kinds of variables, told apart by their type.',
  },
  {
    rule: 'optional key not always given',
    operations: authConnections,
    reason: 'An answer has the fields of its kind of connection, with their defaults.',
  },
  {
    rule: 'left open',
    operations: authConnections,
    at: [/integration_connections/],
    reason: 'There are no integrations of theirs that could use a connection: the list is empty.',
  },
  ...(['value refused', 'field not read', 'demanded by us', 'default differs'] as const).map((rule) => ({
    rule,
    operations: authConnections,
    at: [/auth_type|client_certificate|client_key|ca_certificate|key_passphrase|token$/],
    reason:
      'Certificates of clients (mTLS) are not kept: calls to the outside identify themselves by headers.',
  })),
  {
    rule: 'demanded by us',
    operations: [/\/v1\/convai\/mcp-servers/],
    at: [/secret_token\.secret_id$/],
    reason: 'A stored secret is named by its id.',
  },
];
