import type { RewriteRule } from '../rewrite-rule.ts';

/** Repeated, typewriter and markup punctuation brought to what voices know. Same for all languages. */
export const punctuationRules: readonly RewriteRule[] = [
  { name: 'markdown-link', find: /\]\(\s?(?:https?:|www\.|\/)[^\s()]{1,2000}\)/gu, say: () => ']' },
  { name: 'markdown-heading', find: /^\s?#{1,6} /gu, say: () => '' },
  { name: 'list-mark', find: /^\s?[*+•‣◦▪●–-] /gu, say: () => '' },
  { name: 'rule-line', find: /[-–—_=*~#]{4,}/gu, say: () => ' ' },
  {
    name: 'emphasis',
    find: /(?<=^|[\s\p{P}])[*_]{1,3}(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}\p{P}])[*_]{1,3}(?=$|[\s\p{P}])/gu,
    say: () => '',
  },
  { name: 'ellipsis', find: /\.{3,}|(?:\. ){2,}\.|…{2,}|。{2,}|‥/gu, say: () => '…' },
  { name: 'double-period', find: /(?<!\.)\.\.(?!\.)/gu, say: () => '.' },
  { name: 'exclaimed-question', find: /[!?！？]*(?:[!！][?？]|[?？][!！])[!?！？]*/gu, say: () => '?!' },
  { name: 'repeated-mark', find: /([!?！？,，;；:、])\1+/gu, say: ([, mark]) => mark },
  { name: 'apostrophe', find: /(?<=\p{L})[’ʼ`´＇](?=\p{L})/gu, say: () => "'" },
  { name: 'dollar-letter', find: /(?<=\p{L})\$(?=\p{L})/gu, say: () => 's' },
  { name: 'low-quote', find: /[„‟«»‹›]|``|''/gu, say: ([mark]) => (/[»›]/.test(mark) ? '”' : '“') },
  { name: 'double-hyphen', find: / ?-{2,3} ?/gu, say: () => ' — ' },
  { name: 'bracket', find: /[[{【〔［｛]/gu, say: () => '(' },
  { name: 'bracket-end', find: /[\]}】〕］｝]/gu, say: () => ')' },
  { name: 'empty-bracket', find: /\(\s*\)/gu, say: () => '' },
];
