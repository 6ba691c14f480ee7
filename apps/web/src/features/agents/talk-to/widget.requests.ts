import { queryOptions } from '@tanstack/react-query';
import type { AgentContent } from '#web/features/agents/agent-types.ts';
import { agentQuery } from '#web/features/agents/agents.requests.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { exchange } from '#web/shared/api/client.ts';

type Settings = AgentContent['platform_settings']['widget'];

/** What the bare page needs of an agent; the API names it for everybody where the agent is public. */
export interface TalkWidget
  extends Pick<
    Settings,
    | 'avatar'
    | 'text_contents'
    | 'shareable_page_text'
    | 'shareable_page_show_terms'
    | 'terms_text'
    | 'text_input_enabled'
    | 'mic_muting_enabled'
  > {
  first_message: string | null;
  text_only: boolean;
  supports_text_only: boolean;
  /** Known to members of its workspace. */
  name?: string;
}

/** Its own member knows the agent by its name; everybody else by what the widget says. */
export const widgetQuery = (agentId: string, isSignedIn: boolean) =>
  queryOptions({
    queryKey: ['agent-widget', agentId, isSignedIn],
    queryFn: async ({ client, signal }): Promise<TalkWidget> => {
      if (isSignedIn) {
        const own = await client.fetchQuery(agentQuery(agentId)).catch(ifStranger);
        if (own) return ofOwn(own);
      }
      const address = `/v1/convai/agents/${encodeURIComponent(agentId)}/widget`;
      const answer = await exchange(address, { signal, anonymous: true });
      return ((await answer.json()) as { widget_config: TalkWidget }).widget_config;
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
    first_message: conversation_config.agent.first_message,
    text_only: conversation_config.conversation.text_only,
    supports_text_only: overrides.conversation_config_override.conversation.text_only,
  };
}
