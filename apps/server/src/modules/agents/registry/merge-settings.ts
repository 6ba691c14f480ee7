type Settings = Readonly<Record<string, unknown>>;

const isSettings = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Records whose keys are data: given whole, so that an entry can be taken away. */
const whole = new Set([
  'language_presets',
  'dynamic_variable_placeholders',
  'data_collection',
  'data_collection_scopes',
  'request_headers',
  'text_behavior_overrides',
  'monitor_configs',
  'custom_llm',
]);

/** What stands with a change laid over it: objects at every depth; lists, records of data and null as they are given. */
export function mergeSettings(before: unknown, change: Settings): Record<string, unknown> {
  const result: Record<string, unknown> = { ...(isSettings(before) ? before : {}) };
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) continue;
    const isMerged = isSettings(value) && isSettings(result[name]) && !whole.has(name);
    result[name] = isMerged ? mergeSettings(result[name], value) : value;
  }
  return result;
}
