import type { WebhookToolConfig } from '#web/features/integrations/tools/tools.requests.ts';

export type Headers = WebhookToolConfig['api_schema']['request_headers'];
type HeaderValue = Headers[string];

/** Where the value of a header comes from. */
export type HeaderKind = 'text' | 'secret' | 'conversation' | 'environment';

export interface HeaderRow {
  key: string;
  name: string;
  kind: HeaderKind;
  /** The text itself, or the id or name of what gives it. */
  text: string;
}

let lastKey = 0;
const newKey = (): string => {
  lastKey += 1;
  return String(lastKey);
};

export const newHeader = (): HeaderRow => ({ key: newKey(), name: '', kind: 'text', text: '' });

export const headerRowsOf = (headers: Headers): HeaderRow[] =>
  Object.entries(headers).map(([name, value]) => ({ key: newKey(), name, ...readValue(value) }));

function readValue(value: HeaderValue): Pick<HeaderRow, 'kind' | 'text'> {
  if (typeof value === 'string') return { kind: 'text', text: value };
  if ('secret_id' in value) return { kind: 'secret', text: value.secret_id };
  if ('variable_name' in value) return { kind: 'conversation', text: value.variable_name };
  return { kind: 'environment', text: value.env_var_label };
}

export const headersOf = (rows: readonly HeaderRow[]): Headers =>
  Object.fromEntries(rows.map(({ name, kind, text }) => [name.trim(), writtenValue(kind, text)]));

function writtenValue(kind: HeaderKind, text: string): HeaderValue {
  if (kind === 'secret') return { secret_id: text };
  if (kind === 'conversation') return { variable_name: text };
  return kind === 'environment' ? { env_var_label: text } : text;
}
