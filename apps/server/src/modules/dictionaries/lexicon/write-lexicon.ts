import type { PronunciationRule } from '@mynah/text';
import { ownNamespace, plsNamespace } from './namespaces.ts';

/**
 * Rules as a pronunciation lexicon (PLS 1.0, https://www.w3.org/TR/pronunciation-lexicon/). What the format has no word
 * for stands in attributes of our own, and only where it is not the default. Reading it gives the same rules, and those
 * the same file, byte for byte.
 */
export function writeLexicon(rules: readonly PronunciationRule[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<lexicon version="1.0" xmlns="${plsNamespace}" xmlns:rule="${ownNamespace}" alphabet="ipa" xml:lang="en-US">`,
    ...rules.map(toLexeme),
    '</lexicon>',
    '',
  ].join('\n');
}

function toLexeme(rule: PronunciationRule): string {
  const { replacement } = rule;
  const flags = [
    rule.caseSensitive ? '' : ' rule:case-sensitive="false"',
    rule.wordBoundaries ? '' : ' rule:word-boundaries="false"',
  ].join('');
  return [
    `  <lexeme${flags}>`,
    `    <grapheme>${toXml(rule.find)}</grapheme>`,
    replacement.kind === 'alias'
      ? `    <alias>${toXml(replacement.alias)}</alias>`
      : `    <phoneme${alphabetOf(replacement)}>${toXml(replacement.phoneme)}</phoneme>`,
    '  </lexeme>',
  ].join('\n');
}

const alphabetOf = ({ alphabet }: { alphabet: string }): string =>
  alphabet === 'ipa' ? '' : ` alphabet="${alphabet}"`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const toXml = (text: string): string => text.replace(/[&<>]/g, (sign) => entities[sign]!);
