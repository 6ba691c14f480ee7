import { formatCount, pluralForm } from '#web/shared/format/numbers.ts';
import { catalog } from '#web/shared/language/catalog.ts';

type Values = Record<string, string | number>;
type Texts = Readonly<Record<string, string>>;

/** What the interface says; every feature brings its own namespace. */
const bundles = new Map<string, Texts>();

/**
 * Registers the English texts of a feature and returns typed ways to read them: `useMessages` inside
 * components, `message` elsewhere. `{{name}}` stands for a value; `credits_one` and `credits_other` are forms of
 * `credits`, chosen by `count`. Other languages bring the same namespaces and keys (`shared/language/catalogs`).
 */
export function defineMessages<Texts extends Record<string, string>>(namespace: string, english: Texts) {
  bundles.set(namespace, { ...bundles.get(namespace), ...english, ...translationsOf(namespace) });
  const message = (key: MessageKey<Texts>, values: Values = {}): string => {
    const text = textOf(bundles.get(namespace) ?? {}, key, values.count);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => written(name, values[name]));
  };
  return { message, useMessages: () => message };
}

/** All that was defined until now, for the check of the translations. */
export const readTexts = (): ReadonlyMap<string, Texts> => bundles;

/** The form for a count where there is one; what nobody wrote shows its key. */
function textOf(texts: Texts, key: string, count: string | number | undefined): string {
  if (typeof count !== 'number') return texts[key] ?? key;
  return texts[`${key}_${pluralForm(count)}`] ?? texts[`${key}_other`] ?? texts[key] ?? key;
}

/**
 * In the language of the interface; what it does not have is said in English. `history-titles` are of `history`, whose
 * texts hold them too: they are translated once.
 */
const translationsOf = (namespace: string): Texts => ({
  ...catalog?.[stemOf(namespace)],
  ...catalog?.[namespace],
});

const stemOf = (namespace: string): string => namespace.replace(/-(titles|search)$/, '');

/** A count is written one way, in every message (FMT-020). */
function written(name: string, value: string | number | undefined): string {
  if (name === 'count' && typeof value === 'number') return formatCount(value);
  return String(value ?? '');
}

/** `credits_one` and `credits_other` are read as `credits` with a `count`. */
type MessageKey<Texts> = Texts extends unknown ? StripPlural<keyof Texts & string> : never;
type StripPlural<Key extends string> = Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key;
