import { z } from 'zod';
import { bytes, json, route, socket } from '../../route.ts';
import { id, queryBoolean } from '../../wire.ts';

/** Where a conversation begins, and where it is watched. */

const environment = z.string().min(1).max(100);

const sessionQuery = z.object({
  agent_id: id,
  branch_id: id.optional(),
  environment: environment.optional(),
  /** Editors of the agent alone get events of its inside; of others the wish is not heard. */
  debug_events_request: queryBoolean.default(false),
});

export const signedUrlQuery = sessionQuery.extend({
  /** The answer names the conversation; its address is good for one. */
  include_conversation_id: queryBoolean.default(false),
  version_id: id.optional(),
});

const signedUrl = z.object({ signed_url: z.string(), conversation_id: z.string().optional() });

export const tokenQuery = sessionQuery.extend({
  version_id: id.optional(),
  participant_name: z.string().max(200).optional(),
  source: z.string().max(100).optional(),
  version: z.string().max(100).optional(),
});

/** Of LiveKit’s own protocol, which has many names more; passed on as they came. */
const signalQuery = z.looseObject({
  access_token: z.string().max(8000).optional(),
  reconnect: z.string().optional(),
});

export const sessionRoutes = {
  converse: route({
    id: 'conversations.converse',
    method: 'GET',
    path: '/v1/convai/conversation',
    summary: 'WebSocket: talk to an agent',
    access: 'public',
    query: z.object({
      agent_id: id,
      conversation_signature: z.string().max(2000).optional(),
      branch_id: id.optional(),
      version_id: id.optional(),
      environment: environment.optional(),
      /** The program that talks: `js_sdk`, `widget`. */
      source: z.string().max(100).optional(),
      version: z.string().max(100).optional(),
      authorization: z.string().max(4000).optional(),
    }),
    answer: socket,
  }),
  monitor: route({
    id: 'conversations.monitor',
    method: 'GET',
    path: '/v1/convai/conversations/{conversation_id}/monitor',
    summary: 'WebSocket: watch a conversation that is going on, and step in',
    access: 'convai_write',
    params: z.object({ conversation_id: id }),
    query: z.object({ authorization: z.string().max(4000).optional() }),
    answer: socket,
  }),
  getSignedUrl: route({
    id: 'conversations.get-signed-url',
    method: 'GET',
    path: '/v1/convai/conversation/get-signed-url',
    aliases: ['/v1/convai/conversation/get_signed_url'],
    summary: 'Get an address at which an agent that requires authorization can be talked to',
    access: 'convai_read',
    query: signedUrlQuery,
    answer: json(signedUrl),
  }),
  /** Browsers ask for it without a key: public agents. */
  getToken: route({
    id: 'conversations.get-token',
    method: 'GET',
    path: '/v1/convai/conversation/token',
    summary: 'Get a token for a conversation by WebRTC',
    access: 'public',
    query: tokenQuery,
    answer: json(z.object({ token: z.string(), conversation_id: z.string() })),
  }),
  /** Where clients of LiveKit connect, whatever the path before: so one address of a server is all that they need. */
  signal: route({
    id: 'conversations.signal',
    method: 'GET',
    path: '/rtc',
    summary: 'WebSocket: LiveKit’s signaling, for the holders of a token',
    access: 'public',
    internal: true,
    query: signalQuery,
    answer: socket,
  }),
  validateSignal: route({
    id: 'conversations.validate-signal',
    method: 'GET',
    path: '/rtc/validate',
    summary: 'Why LiveKit’s signaling refuses a token',
    access: 'public',
    internal: true,
    query: signalQuery,
    answer: bytes('text/plain'),
  }),
};
