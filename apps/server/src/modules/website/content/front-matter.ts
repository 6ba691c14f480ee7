/** A content file: what stands between the two lines of dashes at its top, and its text. */
export interface ContentFile {
  fields: Record<string, string>;
  body: string;
}

const matter = /^\ufeff?---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;

/** `name: value`, one a line; a value is the rest of its line, as it is written. @throws Error what is wrong, and where */
export function readContentFile(source: string): ContentFile {
  const text = source.replace(/\r\n?/g, '\n');
  const found = matter.exec(text);
  if (!found) throw new Error('it does not begin with fields between two lines of ---');
  const fields: Record<string, string> = {};
  for (const line of (found[1] ?? '').split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, name, value] = /^([a-zA-Z][\w]*):[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`this line is no field: ${line}`);
    if (name in fields) throw new Error(`the field ${name} stands there twice`);
    fields[name] = value;
  }
  return { fields, body: text.slice(found[0].length).trim() };
}
