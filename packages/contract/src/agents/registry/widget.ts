import { z } from 'zod';
import { json, route } from '../../route.ts';
import { id, optional } from '../../wire.ts';
import { fileInputConfig } from '../config/agent.ts';
import { widgetConfig } from '../config/widget.ts';

/** What a page that talks to an agent needs to know of it, with or without a key. */

export const widgetAnswer = z.object({
  agent_id: z.string(),
  widget_config: widgetConfig.extend({
    language: z.string(),
    /** Where the widget lets people choose. */
    supported_language_overrides: z.array(z.string()).nullable(),
    text_only: z.boolean(),
    first_message: z.string().nullable(),
    /** WebRTC needs a LiveKit server; the socket needs nothing. */
    use_rtc: z.boolean(),
    file_input_config: fileInputConfig,
  }),
});
export type WidgetAnswer = z.infer<typeof widgetAnswer>;

const ofAgent = z.object({ agent_id: id });

export const agentWidgetRoutes = {
  widget: route({
    id: 'agents.widget',
    method: 'GET',
    path: '/v1/convai/agents/{agent_id}/widget',
    summary: 'Get how the widget of an agent looks and what it may do',
    access: 'public',
    params: ofAgent,
    query: z.object({ conversation_signature: optional(z.string().max(4000)) }),
    answer: json(widgetAnswer),
  }),
  link: route({
    id: 'agents.link',
    method: 'GET',
    path: '/v1/convai/agents/{agent_id}/link',
    summary: 'Get the link by which an agent is shared',
    access: 'convai_read',
    params: ofAgent,
    answer: json(
      z.object({
        agent_id: z.string(),
        token: z
          .object({
            agent_id: z.string(),
            conversation_token: z.string(),
            expiration_time_unix_secs: z.int().nullable(),
            conversation_id: z.string().nullable(),
            purpose: z.enum(['signed_url', 'shareable_link']),
            token_requester_user_id: z.string().nullable(),
          })
          .nullable(),
      }),
    ),
  }),
};
