import * as z from 'zod/mini';
import type { NewTool } from '#web/features/agents/editor/tabs/tools.requests.ts';
import { message } from '#web/features/agents/messages.ts';

const fields = z.object({
  type: z.enum(['webhook', 'client']),
  name: z.string().check(z.regex(/^[\w-]{1,64}$/, message('toolNameInvalid'))),
  description: z.string().check(z.trim(), z.minLength(1, message('toolDescriptionMissing'))),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  url: z.string().check(z.trim()),
  /** A line each: `name: what it is`. */
  parameters: z.string(),
});
export type ToolForm = z.infer<typeof fields>;

const line = /^[\w-]+\s*:\s*\S.*$/;
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean);

export const toolForm = fields.check(
  z.refine(({ type, url }) => type !== 'webhook' || /^https?:\/\/./.test(url), {
    path: ['url'],
    error: message('addressInvalid'),
  }),
  z.refine(({ parameters }) => linesOf(parameters).every((one) => line.test(one)), {
    path: ['parameters'],
    error: message('parametersInvalid'),
  }),
);

/** What the API takes: parameters of a GET stand in the address, those of others in the body. */
export function toolOf({ type, name, description, method, url, parameters }: ToolForm): NewTool {
  const properties = Object.fromEntries(
    linesOf(parameters).map((one) => {
      const at = one.indexOf(':');
      return [one.slice(0, at).trim(), { type: 'string' as const, description: one.slice(at + 1).trim() }];
    }),
  );
  const required = Object.keys(properties);
  const object = { type: 'object' as const, properties, required };
  const hasAny = required.length > 0;
  if (type === 'client') {
    return { type, name, description, expects_response: true, parameters: hasAny ? object : null };
  }
  const isInAddress = method === 'GET' || method === 'DELETE';
  return {
    type,
    name,
    description,
    api_schema: {
      url,
      method,
      query_params_schema: hasAny && isInAddress ? { properties, required } : null,
      request_body_schema: hasAny && !isInAddress ? object : null,
    },
  };
}
