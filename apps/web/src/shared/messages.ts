import i18next, { type FormatterModule } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { LOCALE } from '#web/shared/format/locale.ts';
import { formatCount } from '#web/shared/format/numbers.ts';

/** A count is written one way, in every message (FMT-020). */
const counts: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, _language, options) =>
    typeof value === 'number' && options?.interpolationkey === 'count' ? formatCount(value) : String(value),
};

/** The one place that knows which language the interface speaks; every feature brings its own namespace. */
i18next
  .use(initReactI18next)
  .use(counts)
  .init({
    lng: LOCALE,
    fallbackLng: LOCALE,
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
  });

type Values = Record<string, string | number>;

/**
 * Registers the English texts of a feature and returns typed ways to read them: `useMessages` inside
 * components, `message` elsewhere. Other languages add bundles under the same namespace and keys.
 */
export function defineMessages<Texts extends Record<string, string>>(namespace: string, english: Texts) {
  i18next.addResourceBundle(LOCALE, namespace, english);
  type Key = MessageKey<Texts>;
  return {
    message: (key: Key, values?: Values): string => i18next.t(key, { ns: namespace, ...values }),
    useMessages: () => {
      const { t } = useTranslation(namespace, { i18n: i18next });
      return (key: Key, values?: Values): string => t(key, { ...values });
    },
  };
}

/** `credits_one` and `credits_other` are read as `credits` with a `count`. */
type MessageKey<Texts> = Texts extends unknown ? StripPlural<keyof Texts & string> : never;
type StripPlural<Key extends string> = Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key;
