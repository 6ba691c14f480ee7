import {
  arabic,
  filipino,
  korean,
  koreanInWords,
  malay,
  tamil,
  vietnamese,
  vietnameseInWords,
} from './asian.ts';
import { finnish, greek, hungarian, romanian, turkish } from './european.ts';
import {
  danish,
  danishInWords,
  dutch,
  german,
  germanInWords,
  norwegian,
  norwegianInWords,
  swedish,
} from './germanic.ts';
import { bulgarian, croatian, czech, polish, russian, slovak, softBeforeFront, ukrainian } from './slavic.ts';
import type { SoundRow, WordRow } from './sound-row.ts';

/** By BCP 47 primary tag: what a language needs beside the rules of all. */
export const soundTables: Readonly<Record<string, readonly SoundRow[]>> = {
  ar: arabic,
  bg: bulgarian,
  cs: czech,
  da: danish,
  de: german,
  el: greek,
  fi: finnish,
  fil: filipino,
  hr: croatian,
  hu: hungarian,
  id: malay,
  ko: korean,
  ms: malay,
  nl: dutch,
  no: norwegian,
  pl: polish,
  ro: romanian,
  ru: russian,
  sk: slovak,
  sv: swedish,
  ta: tamil,
  tr: turkish,
  uk: ukrainian,
  vi: vietnamese,
};

/** By BCP 47 primary tag: what changes within a word. */
export const wordTables: Readonly<Record<string, readonly WordRow[]>> = {
  ru: softBeforeFront,
  uk: softBeforeFront,
  bg: softBeforeFront,
  da: danishInWords,
  de: germanInWords,
  ko: koreanInWords,
  no: norwegianInWords,
  vi: vietnameseInWords,
};
