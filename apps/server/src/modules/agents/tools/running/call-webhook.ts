import type { WebhookToolConfig } from '@mynah/contract/agents/config/tools';
import { Failure } from '../../../../platform/errors/index.ts';
import { fetchOutside, type OutsideAnswer } from '../../../../platform/outbound/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { authHeaders } from '../../auth-connections/index.ts';
import { resolveHeaders } from '../../secrets/index.ts';
import type { ToolRun } from '../agent-tool.ts';
import { filledValue, fillObject } from './fill-arguments.ts';

export interface WebhookAnswer {
  status: number;
  content: string;
  /** As it was sent, without its headers: they hold secrets. */
  request: string;
}

const mostBytes = 256 * 1024;
const mostRedirects = 5;

/** Calls the address of a webhook tool. Any status is an answer. @throws Failure for one that cannot be called */
export async function callWebhook(
  platform: Platform,
  config: WebhookToolConfig,
  run: ToolRun,
): Promise<WebhookAnswer> {
  const request = await requestOf(platform, config, run);
  const answer = await follow(platform, config, request, run.signal);
  const content = new TextDecoder().decode(answer.body);
  return {
    status: answer.status,
    content,
    request: `${request.method} ${request.url} ${request.body ?? ''}`.trim(),
  };
}

interface WebhookRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

async function requestOf(
  platform: Platform,
  { api_schema: api }: WebhookToolConfig,
  { arguments: given, scope }: ToolRun,
): Promise<WebhookRequest> {
  const { variables } = scope;
  const path = fillObject({ properties: api.path_params_schema }, given, variables);
  const query = fillObject(api.query_params_schema ?? { properties: {} }, given, variables);
  const body = api.request_body_schema ? filledValue(api.request_body_schema, given, variables) : undefined;
  const hasBody = body !== undefined && api.method !== 'GET';
  const isForm = api.content_type === 'application/x-www-form-urlencoded';
  const headers = await resolveHeaders(platform, scope, api.request_headers);
  const auth = api.auth_connection ? await authHeaders(platform, scope, api.auth_connection) : {};
  return {
    method: api.method,
    url: addressOf(api.url, path, query),
    headers: {
      ...(hasBody && { 'content-type': api.content_type }),
      ...{ accept: 'application/json', ...headers, ...auth },
    },
    body: hasBody ? (isForm ? formOf(body) : JSON.stringify(body)) : undefined,
  };
}

/** `{id}` in the path is filled in as one segment, whatever it holds. @throws Failure for a value that is missing */
function addressOf(template: string, path: Record<string, unknown>, query: Record<string, unknown>): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (path[name] === undefined)
      throw new Failure('unprocessable', `The address needs a value for ${name}.`);
    return encodeURIComponent(String(path[name]));
  });
  if (!URL.canParse(filled)) throw new Failure('unprocessable', 'The address of the tool is not valid.');
  const url = new URL(filled);
  for (const [name, value] of Object.entries(query))
    url.searchParams.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  return url.href;
}

const formOf = (body: unknown): string =>
  new URLSearchParams(
    Object.entries(body as Record<string, unknown>).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString();

/** Redirects are followed where the tool allows them, each looked at anew; headers do not go to another host. */
async function follow(
  platform: Platform,
  config: WebhookToolConfig,
  request: WebhookRequest,
  signal: AbortSignal,
): Promise<OutsideAnswer> {
  const { origin } = new URL(request.url);
  let at = request.url;
  for (let steps = 0; steps <= mostRedirects; steps++) {
    const isSame = new URL(at).origin === origin;
    const answer = await fetchOutside(platform, at, {
      ...request,
      headers: isSame ? request.headers : {},
      signal,
      timeoutMs: config.response_timeout_secs * 1000,
      maxAnswerBytes: mostBytes,
      whenLarger: 'cut',
    });
    const { location } = answer.headers;
    if (answer.status < 300 || answer.status > 399 || !location || !config.follow_redirects) return answer;
    at = new URL(location, at).href;
    requireAllowed(config, at, origin);
  }
  throw new Failure('outside_unreachable', 'The address redirects too often.');
}

function requireAllowed(config: WebhookToolConfig, address: string, origin: string): void {
  const url = new URL(address);
  const { follow_redirects_allowed_domains: domains } = config;
  const isAllowed =
    url.origin === origin ||
    domains.some((domain) => url.hostname === domain || url.hostname.endsWith(`.${domain}`));
  if (!isAllowed) throw new Failure('address_refused', `The tool may not be redirected to ${url.hostname}.`);
}
