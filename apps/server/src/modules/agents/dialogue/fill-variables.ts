import { Failure } from '../../../platform/errors/index.ts';

/** `{{ customer_name }}`, as the compatible API writes dynamic variables into texts. */
const placeholder = /\{\{\s*([\w.]+)\s*\}\}/g;

/** The names that a text asks for, each once. */
export const namesIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(placeholder), ([, name]) => name!)),
];

/** The text with its variables filled in. @throws Failure `missing_dynamic_variable` */
export function fillVariables(text: string, variables: Readonly<Record<string, unknown>>): string {
  requireVariables([text], variables);
  return text.replace(placeholder, (_, name: string) => shown(variables[name]));
}

/** @throws Failure `missing_dynamic_variable`, which names all that are missing */
export function requireVariables(
  texts: readonly string[],
  variables: Readonly<Record<string, unknown>>,
): void {
  const missing = texts.flatMap(namesIn).filter((name) => variables[name] == null);
  if (missing.length === 0) return;
  const names = [...new Set(missing)].join(', ');
  throw new Failure(
    'missing_dynamic_variable',
    `Missing required dynamic variables: ${names}. Give them in dynamic_variables.`,
  );
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
