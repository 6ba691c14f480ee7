import type { WidgetAnswer } from '@mynah/contract/agents/registry/widget';
import { queryOptions } from '@tanstack/react-query';
import type { AgentContent } from '#web/features/agents/agent-types.ts';
import { agentQuery } from '#web/features/agents/agents.requests.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { call } from '#web/shared/api/call.ts';

/** What the bare page needs of an agent; the API names it for everybody where the agent is public. */
export interface TalkWidget
  extends Pick<
    WidgetAnswer['widget_config'],
    | 'avatar'
    | 'text_contents'
    | 'shareable_page_text'
    | 'shareable_page_show_terms'
    | 'terms_text'
    | 'text_input_enabled'
    | 'supports_text_only'
    | 'text_only'
  > {
  /** Known to members of its workspace. */
  name?: string;
}

interface Visit {
  agentId: string;
  /** Of a link by which somebody shares the agent. */
  token: string | undefined;
  isSignedIn: boolean;
}

/** A member knows the agent by its name; everybody else by what the widget says. */
export const widgetQuery = ({ agentId, token, isSignedIn }: Visit) =>
  queryOptions({
    queryKey: ['agent-widget', agentId, token ?? '', isSignedIn],
    queryFn: async ({ client, signal }): Promise<TalkWidget> => {
      if (isSignedIn) {
        const own = await client.fetchQuery(agentQuery(agentId)).catch(ifStranger);
        if (own) return ofOwn(own);
      }
      const params = { agent_id: agentId };
      const answer = await call('GET /v1/convai/agents/{agent_id}/widget', {
        params,
        query: { conversation_signature: token },
        signal,
        anonymous: true,
      });
      // every field is answered, those with a default too
      return (answer as WidgetAnswer).widget_config;
    },
    retry: false,
  });

/** An agent of another workspace may still be public. */
function ifStranger(cause: unknown): undefined {
  if (cause instanceof ApiError && cause.status !== null && cause.status < 500) return undefined;
  throw cause;
}

function ofOwn({ name, conversation_config, platform_settings }: AgentContent): TalkWidget {
  const { widget, overrides } = platform_settings;
  return {
    ...widget,
    name,
    text_only: conversation_config.conversation.text_only,
    supports_text_only: overrides.conversation_config_override.conversation.text_only,
  };
}
