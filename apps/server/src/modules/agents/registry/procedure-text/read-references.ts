import type { ProcedureReferences } from '@mynah/contract/agents/registry/procedures';

/** `[refund form](tool:tool_1)`; also `kb:` for documents and `procedure:`. */
const link = /\[([^\]\n]*)\]\((tool|kb|procedure):([\w-]{1,64})\)/g;
const variable = /\{\{\s*([\w.]+)\s*\}\}/g;

export interface NamedReference {
  kind: 'tool' | 'kb' | 'procedure';
  id: string;
  text: string;
}

export const readLinks = (content: string): NamedReference[] =>
  [...content.matchAll(link)].map(([, text, kind, id]) => ({
    kind: kind as NamedReference['kind'],
    id: id!,
    text: text!,
  }));

/** As an agent reads it: the words of a link without its address. */
export const withoutLinks = (content: string): string => content.replace(link, '$1').trim();

export function readReferences(content: string): ProcedureReferences {
  const links = readLinks(content);
  const of = (kind: NamedReference['kind']) => [
    ...new Set(links.filter((one) => one.kind === kind).map(({ id }) => id)),
  ];
  return {
    referenced_tool_ids: of('tool'),
    referenced_kb_ids: of('kb'),
    referenced_procedure_ids: of('procedure'),
    referenced_dynamic_variables: [...new Set([...content.matchAll(variable)].map(([, name]) => name!))],
  };
}

/** Where nobody says when a procedure is used: its first sentence with “when” or “if”, else its name. */
export function deriveTrigger(name: string, content: string): string {
  const sentence = /^[\s>*#-]*((?:use this )?(?:when|if)\b[^.\n:]*)/im.exec(content)?.[1]?.trim();
  return (sentence ?? (name && `The caller needs: ${name}`)).slice(0, 500);
}
