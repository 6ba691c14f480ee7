import * as z from 'zod/mini';
import type { NewTool } from '#web/shared/agents/new-tool/create-tool.ts';
import { message } from '#web/shared/agents/new-tool/messages.ts';
import { namesIn } from '#web/shared/agents/new-tool/names-in.ts';

const fields = z.object({
  type: z.enum(['webhook', 'client']),
  name: z.string().check(z.regex(/^[\w-]{1,64}$/, message('nameInvalid'))),
  description: z.string().check(z.trim(), z.minLength(1, message('descriptionMissing'))),
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

const text = (description: string) => ({ type: 'string' as const, description });

const parametersOf = (written: string) =>
  linesOf(written).map((one) => {
    const at = one.indexOf(':');
    return [one.slice(0, at).trim(), text(one.slice(at + 1).trim())] as const;
  });

/**
 * What the API takes: parameters that the address names stand in its path, the others of a GET behind its question mark,
 * and those of other methods in the body.
 */
export function toolOf({ type, name, description, method, url, parameters }: ToolForm): NewTool {
  const written = parametersOf(parameters);
  if (type === 'client')
    return { type, name, description, expects_response: true, parameters: objectOf(written) };
  const inPath = namesIn(url);
  const given = Object.fromEntries(written);
  const rest = written.filter(([parameter]) => !inPath.includes(parameter));
  const isInAddress = method === 'GET' || method === 'DELETE';
  const object = objectOf(rest);
  return {
    type,
    name,
    description,
    api_schema: {
      url,
      method,
      path_params_schema: Object.fromEntries(
        inPath.map((parameter) => [parameter, given[parameter] ?? text('')]),
      ),
      query_params_schema:
        object && isInAddress ? { properties: object.properties, required: object.required } : null,
      request_body_schema: isInAddress ? null : object,
    },
  };
}

function objectOf(parameters: ReturnType<typeof parametersOf>) {
  if (parameters.length === 0) return null;
  const required = parameters.map(([name]) => name);
  return { type: 'object' as const, properties: Object.fromEntries(parameters), required };
}
