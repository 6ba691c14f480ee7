/** A voice file of eSpeak and the language tags that it answers to, best first. */
export interface EspeakLanguage {
  file: string;
  tags: string[];
}

/** Tags whose plain reading would find nothing, or a minor variety. */
const preferred: Record<string, string> = {
  en: 'en-us',
  'en-au': 'en-gb',
  'en-ie': 'en-gb',
  'en-in': 'en-gb',
  'en-nz': 'en-gb',
  'en-za': 'en-gb',
  fil: 'id',
  iw: 'he',
  nn: 'nb',
  no: 'nb',
  tl: 'id',
  'zh-hk': 'yue',
  'zh-mo': 'yue',
};
const latinAmerica = new Set(
  'ar bo cl co cr cu do ec gt hn mx ni pa pe pr py sv us uy ve'.split(' ').map((region) => `es-${region}`),
);

/**
 * Finds the voice file for a BCP 47 tag: the tag itself, then the tag without its last parts.
 * Undefined when eSpeak has nothing for the language.
 */
export function findEspeakFile(tag: string, languages: readonly EspeakLanguage[]): string | undefined {
  const parts = tag.toLowerCase().replaceAll('_', '-').split('-');
  for (let length = parts.length; length > 0; length -= 1) {
    const shorter = parts.slice(0, length).join('-');
    const wanted = latinAmerica.has(shorter) ? 'es-419' : (preferred[shorter] ?? shorter);
    const found =
      languages.find((language) => language.file === wanted) ??
      languages.find((language) => language.tags[0] === wanted) ??
      languages.find((language) => language.tags.includes(wanted));
    if (found) return found.file;
  }
  return undefined;
}
