import { address, server, setting, text } from './setting.ts';

/** Servers that translate, among all of `settings`. */
export const translationSettings = {
  deepLKey: setting('MYNAH_DEEPL_KEY', text, 'API key of DeepL, to translate dubs.', { secret: true }),
  deepLUrl: setting(
    'MYNAH_DEEPL_URL',
    address.optional(),
    'Address of DeepL, or of a server with the same protocol; defaults to the one of the key’s plan.',
  ),
  libreTranslateServer: server('LIBRETRANSLATE', 'translates dubs, using the LibreTranslate API'),
} as const;
