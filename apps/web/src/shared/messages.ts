import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';

/** The one place that knows which language the interface speaks; every feature brings its own namespace. */
i18next.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
});

type Values = Record<string, string | number>;

/**
 * Registers the English texts of a feature and returns typed ways to read them: `useMessages` inside
 * components, `message` elsewhere. Other languages add bundles under the same namespace and keys.
 */
export function defineMessages<Texts extends Record<string, string>>(namespace: string, english: Texts) {
  i18next.addResourceBundle('en', namespace, english);
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
