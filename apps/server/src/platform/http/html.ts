import { escapeMarkup } from './escape-markup.ts';

/** Markup that is safe to send: only `html` makes it. */
export interface Html {
  readonly markup: string;
}

type Value = Html | readonly Html[] | string | number | false | undefined;

/** Escapes whatever is put in, so that no value can become markup. Nothing stands for false and undefined. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  markup: parts.map((part, index) => part + toMarkup(values[index])).join(''),
});

function toMarkup(value: Value): string {
  if (value === undefined || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeMarkup(String(value));
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
}
