import { whisperLanguages } from '@mynah/engine-whisper';

const english = new Intl.DisplayNames(['en'], { type: 'language' });
/** What the API calls otherwise than the registry of languages. */
const others: Record<string, string> = {
  myanmar: 'my',
  nynorsk: 'nn',
  tagalog: 'tl',
  mandarin: 'zh',
  castilian: 'es',
  flemish: 'nl',
  moldavian: 'ro',
  panjabi: 'pa',
  pushto: 'ps',
  sinhalese: 'si',
  valencian: 'ca',
  'haitian creole': 'ht',
};
const codes = new Map([
  ...whisperLanguages.map((code) => [english.of(code)?.toLowerCase() ?? code, code] as const),
  ...Object.entries(others),
]);

/** The code of a language that is given by its English name or by a code; undefined for what is neither. */
export function languageCode(name: string): string | undefined {
  const plain = name.trim().toLowerCase();
  const [code = ''] = plain.split(/[-_]/);
  return codes.get(plain) ?? (whisperLanguages.includes(code) ? code : undefined);
}
