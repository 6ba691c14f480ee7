import { type ToolConfig, toolConfig } from '@mynah/contract/agents/tools/tools';
import { expect, test } from 'vitest';
import { declareTool } from './declare-tool.ts';

const webhook = (api: object, more: object = {}): ToolConfig =>
  toolConfig.parse({
    type: 'webhook',
    name: 'find_order',
    description: 'Finds an order',
    api_schema: { url: 'https://shop.example/orders/{id}', ...api },
    ...more,
  });

test('the model is told what it has to give, from path, query and body together', () => {
  const { parameters } = declareTool(
    webhook({
      method: 'POST',
      path_params_schema: { id: { type: 'string', description: 'Order number' } },
      query_params_schema: { properties: { verbose: { type: 'boolean' } } },
      request_body_schema: {
        type: 'object',
        required: ['lines', 'source', 'customer'],
        properties: {
          lines: { type: 'array', items: { type: 'integer' } },
          source: { type: 'string', constant_value: 'phone' },
          customer: { type: 'string', dynamic_variable: 'customer_id' },
          hidden: { type: 'string', is_omitted: true },
          address: {
            type: 'object',
            required: ['city'],
            properties: { city: { type: 'string', enum: ['Rome'] } },
          },
        },
      },
    }),
  );
  expect(parameters).toEqual({
    type: 'object',
    properties: {
      id: { type: 'string', description: 'Order number' },
      verbose: { type: 'boolean' },
      lines: { type: 'array', items: { type: 'integer' } },
      address: {
        type: 'object',
        properties: { city: { type: 'string', enum: ['Rome'] } },
        required: ['city'],
      },
    },
    required: ['id', 'lines'],
  });
});

test('a tool that is to be announced says so', () => {
  expect(declareTool(webhook({}, { pre_tool_speech: 'force' })).description).toContain('Before you call it');
});

test('agents to transfer to are told by their numbers', () => {
  const config = toolConfig.parse({
    type: 'system',
    name: 'transfer_to_agent',
    params: {
      system_tool_type: 'transfer_to_agent',
      transfers: [
        { agent_id: 'agent_a', condition: 'Wants to buy' },
        { agent_id: 'agent_b', condition: 'Has a problem' },
      ],
    },
  });
  expect(declareTool(config).description).toContain('1: Has a problem');
});
