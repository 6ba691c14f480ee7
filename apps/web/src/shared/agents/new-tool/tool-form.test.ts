import { clientToolConfig, webhookToolConfig } from '@mynah/contract/agents/config/tools';
import { expect, it } from 'vitest';
import { type ToolForm, toolForm, toolOf } from '#web/shared/agents/new-tool/tool-form.ts';

const form: ToolForm = {
  type: 'webhook',
  name: 'find_order',
  description: 'Finds an order',
  method: 'GET',
  url: 'https://example.com/orders',
  parameters: 'number: The number on the invoice\n name : Who ordered: first and last\n',
};

it('puts the parameters of a GET into the address and those of a POST into the body', () => {
  const get = webhookToolConfig.parse(toolOf(form));
  expect(Object.keys(get.api_schema.query_params_schema?.properties ?? {})).toEqual(['number', 'name']);
  expect(get.api_schema.request_body_schema).toBeNull();
  const post = webhookToolConfig.parse(toolOf({ ...form, method: 'POST' }));
  expect(post.api_schema.query_params_schema).toBeNull();
  expect(post.api_schema.request_body_schema?.required).toEqual(['number', 'name']);
});

it('what the address names stands in its path, with what was said of it', () => {
  const url = 'https://example.com/orders/{number}/{part}';
  const { api_schema: api } = webhookToolConfig.parse(toolOf({ ...form, url }));
  expect(api.path_params_schema).toMatchObject({
    number: { type: 'string', description: 'The number on the invoice' },
    part: { type: 'string', description: '' },
  });
  expect(api.query_params_schema?.required).toEqual(['name']);
});

it('makes a tool of the page, with an answer', () => {
  const tool = clientToolConfig.parse(toolOf({ ...form, type: 'client', parameters: '' }));
  expect(tool).toMatchObject({ expects_response: true, parameters: null });
});

it('says which field is wrong', () => {
  const faults = (change: Partial<ToolForm>) =>
    toolForm.safeParse({ ...form, ...change }).error?.issues.map(({ path }) => path[0]);
  expect(faults({})).toBeUndefined();
  expect(faults({ name: 'find order' })).toEqual(['name']);
  expect(faults({ url: 'example.com' })).toEqual(['url']);
  expect(faults({ type: 'client', url: '' })).toBeUndefined();
  expect(faults({ parameters: 'number' })).toEqual(['parameters']);
});
