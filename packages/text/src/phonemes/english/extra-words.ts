import type { Accent } from './lexicon.ts';

/** Words that the dictionary lacks and that letters do not tell: lower case, American and, where it differs, British. */
const words: Readonly<Record<string, string | readonly [american: string, british: string]>> = {
  airbnb: ['ˈɛɹbiənbˌi', 'ˈɛːbiənbˌiː'],
  hermione: ['həɹmˈIəni', 'həmˈIəni'],
  huawei: ['wˈɑwˌA', 'wˈɑːwˌA'],
  hyundai: 'hˈʌndA',
  ikea: ['Ikˈiə', 'Ikˈɪə'],
  json: 'ʤˈAsən',
  kubernetes: ['kˌubəɹnˈɛTiz', 'kˌuːbənˈɛtiːz'],
  'ms.': 'mˈɪz',
  ms: 'mˈɪz',
  "'n": 'ən',
  nguyen: 'wˈɪn',
  omg: ['ˌOˌɛmʤˈi', 'ˌQˌɛmʤˈiː'],
  'ph.d': ['pˌiˌAʧdˈi', 'pˌiːˌAʧdˈiː'],
  'ph.d.': ['pˌiˌAʧdˈi', 'pˌiːˌAʧdˈiː'],
  phd: ['pˌiˌAʧdˈi', 'pˌiːˌAʧdˈiː'],
  porsche: ['pˈɔɹʃə', 'pˈɔːʃə'],
  postgresql: ['pˈOstɡɹɛskjˌuˈɛl', 'pˈQstɡɹɛskjˌuːˈɛl'],
  résumé: ['ɹˈɛzəmˌA', 'ɹˈɛzjʊmˌA'],
  saoirse: ['sˈɪɹʃə', 'sˈɪəʃə'],
  siobhan: ['ʃəvˈɔn', 'ʃɪvˈɔːn'],
  'st.': 'sˈAnt',
  versace: ['vəɹsˈɑʧi', 'vɜːsˈɑːʧi'],
  vs: ['vˈɜɹsəs', 'vˈɜːsəs'],
  'vs.': ['vˈɜɹsəs', 'vˈɜːsəs'],
  wifi: 'wˈIfˌI',
  xiaomi: 'ʃˈWmi',
};

export function findExtraWord(word: string, accent: Accent): string | undefined {
  const lower = word.toLowerCase();
  const found = Object.hasOwn(words, lower) ? words[lower] : undefined;
  return typeof found === 'string' || found === undefined ? found : found[accent === 'gb' ? 1 : 0];
}
