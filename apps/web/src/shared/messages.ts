import { formatCount, pluralForm } from '#web/shared/format/numbers.ts';

type Values = Record<string, string | number>;

/** The one place that knows which language the interface speaks; every feature brings its own namespace. */
const bundles = new Map<string, Readonly<Record<string, string>>>();

/**
 * Registers the English texts of a feature and returns typed ways to read them: `useMessages` inside
 * components, `message` elsewhere. `{{name}}` stands for a value; `credits_one` and `credits_other` are forms of
 * `credits`, chosen by `count`. Another language would bring bundles with the same namespaces and keys.
 */
export function defineMessages<Texts extends Record<string, string>>(namespace: string, english: Texts) {
  bundles.set(namespace, { ...bundles.get(namespace), ...english });
  const message = (key: MessageKey<Texts>, values: Values = {}): string => {
    const text = textOf(bundles.get(namespace) ?? {}, key, values.count);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => written(name, values[name]));
  };
  return { message, useMessages: () => message };
}

/** The form for a count where there is one; what nobody wrote shows its key. */
function textOf(
  texts: Readonly<Record<string, string>>,
  key: string,
  count: string | number | undefined,
): string {
  const form = typeof count === 'number' ? texts[`${key}_${pluralForm(count)}`] : undefined;
  return form ?? texts[key] ?? key;
}

/** A count is written one way, in every message (FMT-020). */
function written(name: string, value: string | number | undefined): string {
  if (name === 'count' && typeof value === 'number') return formatCount(value);
  return String(value ?? '');
}

/** `credits_one` and `credits_other` are read as `credits` with a `count`. */
type MessageKey<Texts> = Texts extends unknown ? StripPlural<keyof Texts & string> : never;
type StripPlural<Key extends string> = Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key;
