import type { SystemToolConfig, WebhookToolConfig } from '@mynah/contract/agents/config/tools';
import type { ToolConfig } from '@mynah/contract/agents/tools/tools';
import type { ToolDeclaration } from '../../../platform/language-model/index.ts';
import { objectSchema, toJsonSchema } from './declare-parameters.ts';

const none = { type: 'object', properties: {}, required: [] };

/** A tool as a language model is told of it. */
export function declareTool(config: ToolConfig): ToolDeclaration {
  const { name } = config;
  switch (config.type) {
    case 'webhook':
      return { name, description: describe(config), parameters: webhookParameters(config) };
    case 'client':
      return {
        name,
        description: describe(config),
        parameters: config.parameters ? { type: 'object', ...objectSchema(config.parameters) } : none,
      };
    case 'mcp':
      return {
        name,
        description: describe(config),
        parameters: config.parameters ? { type: 'object', ...objectSchema(config.parameters) } : none,
      };
    case 'system':
      return systemDeclaration(config);
  }
}

/** A tool that must be announced says so to the model. */
function describe({ description, pre_tool_speech: mode, force_pre_tool_speech: forced }: ToolConfig): string {
  const isForced = mode === 'force' || forced;
  return isForced
    ? `${description}\nBefore you call it, say in one short sentence what you do.`
    : description;
}

/** Parameters of path, query and body in one object; a name that stands in two places is the same value. */
function webhookParameters({ api_schema: api }: WebhookToolConfig): Record<string, unknown> {
  const path = objectSchema({
    properties: api.path_params_schema,
    required: Object.keys(api.path_params_schema),
  });
  const query = objectSchema(api.query_params_schema ?? { properties: {}, required: [] });
  const body = objectSchema(api.request_body_schema ?? { properties: {}, required: [] });
  return {
    type: 'object',
    properties: { ...path.properties, ...query.properties, ...body.properties },
    required: [...new Set([...path.required, ...query.required, ...body.required])],
  };
}

const reason = { type: 'string', description: 'Why, in one short sentence' };

const object = (properties: Record<string, unknown>, required: string[]) => ({
  type: 'object',
  properties,
  required,
});

/** System tools have parameters of their own (API page on system tools); what they are for may be said otherwise. */
function systemDeclaration(config: SystemToolConfig): ToolDeclaration {
  const { params, name } = config;
  const tell = (description: string, properties: Record<string, unknown>, required: string[]) => ({
    name,
    description: config.description || description,
    parameters: object(properties, required),
  });
  switch (params.system_tool_type) {
    case 'end_call':
      return tell(
        'Ends the call. Use it when the caller has said goodbye or everything is done.',
        { reason, message: { type: 'string', description: 'A farewell to be said before the call ends' } },
        ['reason'],
      );
    case 'skip_turn':
      return tell('Says nothing and waits. Use it when the caller asks for a moment.', { reason }, []);
    case 'language_detection':
      return tell(
        'Goes on in another language. Use it when the caller speaks another language or asks for one.',
        { reason, language: { type: 'string', description: 'Its code, such as de' } },
        ['language'],
      );
    case 'transfer_to_agent':
      return tell(
        `Hands the conversation to another agent:\n${params.transfers
          .map(({ condition }, number) => `${number}: ${condition}`)
          .join('\n')}`,
        { reason, agent_number: { type: 'integer', description: 'Number of the agent in the list above' } },
        ['agent_number'],
      );
    case 'transfer_to_number':
      return tell(
        'Hands the call to a person on the phone.',
        {
          reason,
          transfer_number: { type: 'string' },
          client_message: { type: 'string', description: 'What the caller is told' },
          agent_message: { type: 'string', description: 'What the person is told' },
        },
        ['transfer_number'],
      );
    case 'play_keypad_touch_tone':
      return tell('Presses keys of the phone.', { reason, dtmf_tones: { type: 'string' } }, ['dtmf_tones']);
    case 'voicemail_detection':
      return tell('An answering machine has picked up, not a person.', { reason }, ['reason']);
    default:
      return tell('Looks something up in the documents.', { query: toJsonSchema(queryProperty) }, ['query']);
  }
}

const queryProperty = {
  type: 'string' as const,
  description: 'What to look up, in a few words',
  enum: null,
  is_system_provided: false,
  dynamic_variable: '',
  allowed_values: null,
  allowed_values_dynamic_variable: '',
  constant_value: '',
  is_omitted: false,
};
