import { z } from 'zod';
import { id, optional, queryBoolean, queryInteger, queryList } from '../../wire.ts';
import { successResults } from './analysis-results.ts';

const atMost50 = z.preprocess(
  (value) => (value === undefined || Array.isArray(value) ? value : [value]),
  z.array(z.string()).max(50),
);

/** `criterion:result`, `item:value`, `variable:value`. */
const pairs = z.preprocess(
  (value) => (value === undefined || Array.isArray(value) ? value : [value]),
  z.array(z.string().regex(/^[^:]{1,200}:/, 'Expected name:value')),
);

/** Which conversations are meant, in lists and searches. */
export const conversationFilters = {
  cursor: optional(z.string().max(200)),
  agent_id: optional(id),
  visited_agent_ids: atMost50.optional(),
  visited_agent_branch_ids: atMost50.optional(),
  call_successful: optional(z.enum([...successResults, 'error'])),
  call_start_before_unix: queryInteger(0, 1e11).optional(),
  call_start_after_unix: queryInteger(0, 1e11).optional(),
  call_duration_min_secs: queryInteger(0, 1e6).optional(),
  call_duration_max_secs: queryInteger(0, 1e6).optional(),
  rating_min: queryInteger(1, 5).optional(),
  rating_max: queryInteger(1, 5).optional(),
  has_feedback_comment: queryBoolean.optional(),
  user_id: optional(z.string().max(512)),
  evaluation_params: pairs.optional(),
  data_collection_params: pairs.optional(),
  dynamic_variable_params: pairs.optional(),
  tool_names: queryList.optional(),
  tool_names_successful: queryList.optional(),
  tool_names_errored: queryList.optional(),
  topic_ids: queryList.optional(),
  main_languages: queryList.optional(),
  exclude_statuses: queryList.optional(),
  termination_reasons: queryList.optional(),
  conversation_initiation_source: optional(z.string().max(100)),
  text_only: queryBoolean.optional(),
  branch_id: optional(id),
  version_id: optional(id),
};
