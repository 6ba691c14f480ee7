import { call } from '#web/shared/api/call.ts';
import type { JsonOf } from '#web/shared/api/operation.ts';

/** All that is asked of the workspace's tools stands under it. */
export const toolsKey = ['agent-tools'] as const;

export type NewTool = JsonOf<'POST /v1/convai/tools'>['tool_config'];

export const createTool = (tool_config: NewTool) => call('POST /v1/convai/tools', { json: { tool_config } });
