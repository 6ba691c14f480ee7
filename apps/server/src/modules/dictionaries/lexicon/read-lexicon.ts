import { pronunciationLimits } from '@mynah/contract/dictionaries/pronunciation-limits';
import { givenRule } from '@mynah/contract/dictionaries/pronunciation-rules';
import type { PronunciationRule } from '@mynah/text';
import { DOMParser } from '@xmldom/xmldom';
import { Failure } from '../../../platform/errors/index.ts';
import { fromWireRule } from '../dictionaries.view.ts';
import { ownNamespace } from './namespaces.ts';

/** A lexeme has some ten tags at most; more of them are no lexicon, and would cost memory. */
const mostTags = 20 * pronunciationLimits.rules;

const refused = (message: string): Failure =>
  new Failure('invalid_lexicon', message, { data: { param: 'file' } });

/**
 * The rules of a lexicon file (PLS 1.0). Of several pronunciations of a word the preferred one counts, or the first.
 * @throws Failure `invalid_lexicon`, in one sentence
 */
export function readLexicon(bytes: Uint8Array): PronunciationRule[] {
  const text = decode(bytes);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) {
    throw refused('The file has a document type or entities, which aren’t read.');
  }
  if (count(text, '<lexeme') > pronunciationLimits.rules || count(text, '<') > mostTags) throw tooMany();
  const root = parse(text);
  if (root?.localName !== 'lexicon') throw refused('The file isn’t a pronunciation lexicon (PLS).');
  const alphabet = root.getAttribute('alphabet') || 'ipa';
  const rules = childrenOf(root, 'lexeme').flatMap((lexeme) => readLexeme(lexeme, alphabet));
  if (rules.length > pronunciationLimits.rules) throw tooMany();
  return rules;
}

const tooMany = (): Failure =>
  refused(`The file has more than the ${pronunciationLimits.rules} rules that a dictionary takes.`);

/** UTF-8, or UTF-16 by its mark: every reader of XML knows these two. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw refused('The file isn’t text in UTF-8.');
  }
}

function count(text: string, part: string): number {
  let found = 0;
  for (let at = text.indexOf(part); at >= 0 && found <= mostTags; at = text.indexOf(part, at + 1)) found += 1;
  return found;
}

function parse(text: string): Element | null {
  const fail = (message: string): never => {
    throw refused(`The file isn’t valid XML: ${message.split('\n')[0]!.replace(/^\[.*?\]\s*/, '')}`);
  };
  const errorHandler = { warning: fail, error: fail, fatalError: fail };
  return (
    new DOMParser({ errorHandler, locator: {} }).parseFromString(text, 'text/xml')?.documentElement ?? null
  );
}

function readLexeme(lexeme: Element, alphabetOfAll: string): PronunciationRule[] {
  const said = preferred(childrenOf(lexeme, 'phoneme')) ?? preferred(childrenOf(lexeme, 'alias'));
  const where = {
    case_sensitive: lexeme.getAttributeNS(ownNamespace, 'case-sensitive') !== 'false',
    word_boundaries: lexeme.getAttributeNS(ownNamespace, 'word-boundaries') !== 'false',
  };
  return childrenOf(lexeme, 'grapheme').flatMap((grapheme) => {
    const find = grapheme.textContent ?? '';
    // a word without a pronunciation says nothing of it
    if (!said) return [];
    const text = said.textContent ?? '';
    const rule =
      said.localName === 'alias'
        ? { type: 'alias', alias: text }
        : { type: 'phoneme', phoneme: text, alphabet: said.getAttribute('alphabet') || alphabetOfAll };
    const read = givenRule.safeParse({ ...where, ...rule, string_to_replace: find });
    if (read.success) return fromWireRule(read.data);
    const [issue] = read.error.issues;
    throw refused(
      `The rule for “${find.trim().slice(0, 40)}” can’t be read: ${issue?.path.join('.')}: ${issue?.message}.`,
    );
  });
}

const preferred = (elements: readonly Element[]): Element | undefined =>
  elements.find((element) => element.getAttribute('prefer') === 'true') ?? elements[0];

/** Whatever prefix the namespace has. */
const childrenOf = (parent: Element, name: string): Element[] => {
  const found: Element[] = [];
  for (let child = parent.firstChild; child; child = child.nextSibling) {
    if (child.nodeType === 1 && (child as Element).localName === name) found.push(child as Element);
  }
  return found;
};
