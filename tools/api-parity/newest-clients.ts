import type { ApiDocument } from './schema.ts';

/** `sdk-required-drift.json`: by schema, what the newest official client reads beyond the document. */
export interface ClientDrift {
  schemas: Record<string, { properties_in_js_sdk_only: string[]; required_by_js_sdk_2_73_only: string[] }>;
}

/** The reference with the keys that the newest client reads, and those that it needs. */
export function withNewestKeys(document: ApiDocument, drift: ClientDrift): ApiDocument {
  const schemas = { ...document.components?.schemas };
  for (const [
    name,
    { properties_in_js_sdk_only: read, required_by_js_sdk_2_73_only: needed },
  ] of Object.entries(drift.schemas)) {
    const schema = schemas[name];
    if (!schema) continue;
    const properties = { ...Object.fromEntries(read.map((key) => [key, {}])), ...schema.properties };
    schemas[name] = { ...schema, properties, required: [...(schema.required ?? []), ...needed] };
  }
  return { ...document, components: { schemas } };
}
