import type { LanguagePair } from '@mynah/engine-spec/tasks';

/** A way of Apertium: `spa-por_BR`, which it calls a mode. */
export interface Mode extends LanguagePair {
  name: string;
}

/** Newer pairs are named by three letters (ISO 639-3), for which the two of BCP 47 stand here. */
const twoLetters: Readonly<Record<string, string>> = Object.fromEntries(
  'afr af, arg an, ara ar, ast ast, bel be, bre br, bul bg, cat ca, crh crh, cym cy, dan da, deu de, eng en, epo eo, eus eu, fra fr, frp frp, glg gl, hbs sh, hin hi, hrv hr, ind id, isl is, ita it, kaz kk, mkd mk, mlt mt, msa ms, zlm ms, nld nl, nno no, nob no, nor no, oci oc, pol pl, por pt, ron ro, rus ru, sme se, slv sl, spa es, srd sc, srp sr, swe sv, tat tt, tur tr, ukr uk, urd ur'
    .split(', ')
    .map((entry) => entry.split(' ')),
);

const line = /^\s*([a-z]{2,3})(_\w+)?-([a-z]{2,3})(_\w+)?\s*$/;

/** The modes that `apertium -l` lists, one a pair: the one without a region, or else the first. */
export function readModes(listed: string): Mode[] {
  const modes = new Map<string, Mode>();
  const found = listed
    .split(/\r?\n/)
    .map((each) => line.exec(each))
    .filter((match) => match !== null)
    .map(([name, from = '', fromRegion = '', to = '', toRegion = '']) => ({
      name: name.trim(),
      source: twoLetters[from] ?? from,
      target: twoLetters[to] ?? to,
      isPlain: !fromRegion && !toRegion,
    }));
  const plainFirst = found.toSorted((a, b) => Number(b.isPlain) - Number(a.isPlain));
  for (const { name, source, target } of plainFirst) {
    const mode = { name, source, target };
    const pair = `${mode.source}-${mode.target}`;
    // two written forms of one language are no two languages here
    if (mode.source !== mode.target && !modes.has(pair)) modes.set(pair, mode);
  }
  return [...modes.values()];
}
