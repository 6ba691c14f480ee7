import type { MappedText, TextRange } from '../mapped-text.ts';
import { countLetters, detectLanguageWithin } from './detect-language.ts';
import { findForeignPhrases } from './foreign-phrases.ts';
import { findQuotations, withoutQuotations } from './quotations.ts';
import { isLatinLanguage, scriptOf } from './scripts.ts';

export interface LanguageRun {
  text: MappedText;
  /** BCP 47 tag. */
  language: string;
}

interface Part extends TextRange {
  language: string;
}

/**
 * Parts a sentence where the script changes for good: a Japanese word in English text, a Latin phrase of three words
 * or more in Hindi text. One or two Latin words stay with what is around them, as native speakers would say them. A
 * quotation, and a phrase of four words or more, is said in its own language where that is sure.
 */
export function splitByLanguage(sentence: MappedText, language: string): LanguageRun[] {
  const { text } = sentence;
  const main = detectLanguageWithin(withoutQuotations(text), language);
  const parts: Part[] = [];
  for (const stretch of stretchesOf(text, main)) {
    for (const part of splitByScript(text, stretch)) {
      const last = parts.at(-1);
      if (last?.language === part.language) last.end = part.end;
      else parts.push(part);
    }
  }
  return parts.map((part) => ({ text: sentence.slice(part.start, part.end), language: part.language }));
}

/** Quotations, phrases of another language and what is between them, each with its language. */
function stretchesOf(text: string, main: string): Part[] {
  const stretches: Part[] = [];
  let done = 0;
  for (const { start, end, language } of foreignParts(text, main)) {
    if (start < done) continue;
    if (start > done) stretches.push({ start: done, end: start, language: main });
    stretches.push({ start, end, language });
    done = end;
  }
  if (done < text.length || stretches.length === 0)
    stretches.push({ start: done, end: text.length, language: main });
  return stretches;
}

function foreignParts(text: string, main: string): Part[] {
  const quotations = findQuotations(text);
  const told = quotations
    .map((range) => ({ ...range, language: detectLanguageWithin(text.slice(range.start, range.end), main) }))
    .filter(({ language }) => language !== main);
  // who quotes some words of a language quotes the rest in it too
  const phrases = findForeignPhrases(text, main).map((phrase) => ({
    ...phrase,
    ...quotations.find(({ start, end }) => start <= phrase.start && phrase.end <= end),
  }));
  return [...told, ...phrases].sort((a, b) => a.start - b.start);
}

function splitByScript(text: string, { start, end, language }: Part): Part[] {
  const runs = giveFiguresBack(scriptRuns(text.slice(start, end)), text.slice(start, end), language);
  if (runs.length <= 1) return [{ start, end, language }];
  return runs.map((run) => {
    const [from, to] = [start + run.start, start + run.end];
    return { start: from, end: to, language: runLanguage(text.slice(from, to), run.group, language) };
  });
}

function runLanguage(run: string, group: string, main: string): string {
  if (group === 'Latin') {
    if (isLatinLanguage(main)) return main;
    return countWords(run) >= 3 ? detectLanguageWithin(run, main) : main;
  }
  if (group === groupOfLanguage(main)) return main;
  return countLetters(run) < 2 ? main : detectLanguageWithin(run, main);
}

function countWords(text: string): number {
  return text.match(/\p{L}+/gu)?.length ?? 0;
}

interface ScriptRun {
  start: number;
  end: number;
  group: string;
}

/** Runs of one script; signs, figures and spaces belong to the run before them. */
function scriptRuns(text: string): ScriptRun[] {
  if (!/[^\0-\u024F\u2010-\u203A]/.test(text)) return [{ start: 0, end: text.length, group: 'Latin' }];
  const runs: ScriptRun[] = [];
  let offset = 0;
  for (const character of text) {
    const group = groupOf(character);
    const last = runs.at(-1);
    if (!last) runs.push({ start: 0, end: character.length, group: group ?? '' });
    else if (group === undefined || group === last.group || last.group === '') {
      last.end = offset + character.length;
      last.group = last.group || group || '';
    } else runs.push({ start: offset, end: offset + character.length, group });
    offset += character.length;
  }
  return runs;
}

/** A figure that stands apart behind a foreign word is said in the language of the sentence: "I met 田中さん 3 times". */
function giveFiguresBack(runs: ScriptRun[], text: string, main: string): ScriptRun[] {
  for (const [index, run] of runs.entries()) {
    const next = runs[index + 1];
    if (!next || next.group !== groupOfLanguage(main)) continue;
    const tail = /\s+[^\p{L}]*\p{N}[^\p{L}]*$/u.exec(text.slice(run.start, run.end));
    if (!tail || tail.index === 0) continue;
    run.end = run.start + tail.index;
    next.start = run.end;
  }
  return runs;
}

function groupOf(character: string): string | undefined {
  const script = scriptOf(character);
  return script && /^(?:Han|Hiragana|Katakana|Bopomofo)$/.test(script) ? 'EastAsian' : script;
}

function groupOfLanguage(language: string): string {
  const groups: Readonly<Record<string, string>> = {
    ja: 'EastAsian',
    zh: 'EastAsian',
    hi: 'Devanagari',
    ko: 'Hangul',
    ru: 'Cyrillic',
    ar: 'Arabic',
    el: 'Greek',
    he: 'Hebrew',
  };
  return groups[language.split('-')[0]!] ?? 'Latin';
}
