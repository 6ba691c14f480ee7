interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** The API document as one readable page, without scripts. */
export function documentReader(document: Record<string, unknown>, product: string): string {
  const paths = document.paths as Record<string, Record<string, Operation>>;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      ...operation,
    })),
  );
  const areas = groupByArea(operations);
  const index = [...areas.keys()].map((area) => `<a href="#${area}">${title(area)}</a>`).join('');
  const sections = [...areas].map(
    ([area, entries]) =>
      `<section id="${area}"><h2>${title(area)}</h2>${entries.map(operationHtml).join('')}</section>`,
  );
  return page(product, index, sections.join(''));
}

type ReaderEntry = Operation & { path: string; method: string };

const areaOf = (entry: ReaderEntry): string => entry.tags[0] ?? 'other';
const title = (area: string): string => area[0]?.toUpperCase() + area.slice(1).replaceAll('-', ' ');

function groupByArea(entries: readonly ReaderEntry[]): Map<string, ReaderEntry[]> {
  const areas = new Map<string, ReaderEntry[]>();
  for (const entry of entries) areas.set(areaOf(entry), [...(areas.get(areaOf(entry)) ?? []), entry]);
  return areas;
}

function operationHtml(entry: ReaderEntry): string {
  const parameters = entry.parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}${required ? ', required' : ''}</td><td><code>${escapeHtml(shortSchema(schema))}</code></td></tr>`,
  );
  const body = Object.values(entry.requestBody?.content ?? {})[0]?.schema;
  const answer = Object.entries(entry.responses['200']?.content ?? {})[0];
  return `<details id="${escapeHtml(entry.operationId)}"><summary><b class="${entry.method}">${entry.method}</b> <code>${escapeHtml(entry.path)}</code> <span>${escapeHtml(entry.summary)}</span></summary>
<p>${escapeHtml(entry.description)}</p>
${parameters.length > 0 ? `<table><thead><tr><th>Parameter</th><th>In</th><th>Schema</th>/tr></thead><tbody>${parameters.join('')}</tbody></table>` : ''}
${body ? `<h3>Body</h3><pre tabindex="0">${escapeHtml(JSON.stringify(body, null, 2))}</pre>` : ''}
${answer ? `<h3>Response:e: ${escapeHtml(answer[0])}</h3><pre tabindex="0">${escapeHtml(JSON.stringify(answer[1].schema, null, 2))}</pre>` : ''}</details>`;
}

const shortSchema = (schema: object): string => JSON.stringify(schema).slice(0, 300);

const page = (product: string, index: string, sections: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(product)} API</title><style>
:root{color-scheme:light dark;--line:color-mix(in srgb,currentColor 14%,transparent)}
body{font:15px/1.6 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1rem 6rem}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:1rem 0 2rem}h2{margin:2.5rem 0 .5rem}h3{font-size:.9rem;margin:1rem 0 .25rem}
details{border:1px solid var(--line);border-radius:10px;margin:.4rem 0;padding:.5rem .8rem}summary{cursor:pointer;overflow-wrap:anywhere}
summary b{display:inline-block;min-width:4.2rem;font:600 12px/1 ui-monospace,monospace}code,pre{font-family:ui-monospace,monospace;font-size:13px}
pre{overflow:auto;max-height:26rem;background:var(--line);padding:.8rem;border-radius:8px}table{width:100%;border-collapse:collapse;display:block;overflow-x:auto}
td,th{text-align:left;padding:.3rem .6rem .3rem 0;border-bottom:1px solid var(--line);vertical-align:top}
</style></head><body><main><h1>${escapeHtml(product)} API</h1>
<p>Send your key in the <code>xi-api-key</code> header. Programs written for the ElevenLabs API work if you point them at this address. Get the document itself at <a href="/openapi.json">/openapi.json</a>.</p>
<nav aria-label="Areas">${index}</nav>${sections}</main></body></html>`;
