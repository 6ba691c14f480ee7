import type { LanguageTable } from '../language-table.ts';
import { type RewriteRule, wordEnd } from '../rewrite-rule.ts';
import { spellLetters } from './letters.ts';

const host = '(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,62})\\.){1,8}(?:[a-z]{2,24}|xn--[a-z0-9-]{2,59})';
/** Bare addresses are taken for such only with a common ending; "end.Next" is prose. */
const commonDomains =
  'com|org|net|edu|gov|io|ai|dev|app|co|uk|de|fr|es|it|pt|br|in|jp|cn|eu|us|ca|au|ru|ch|at|nl|be|info|biz|me|tv|xyz|fm|ly';
const bareHost = `(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,62})\\.){1,4}(?:${commonDomains})`;

/** Addresses, handles and tags. */
export function webRules(table: LanguageTable): RewriteRule[] {
  const handle = '[\\p{L}\\p{N}_]{1,100}';
  return [
    {
      name: 'email',
      find: new RegExp(
        `(?<![\\p{L}\\p{N}._%+-])(?:mailto:)?([\\p{L}\\p{N}._%+-]{1,64}@${host})${wordEnd}`,
        'giu',
      ),
      say: ([, address = '']) => sayAddress(address, table),
    },
    {
      name: 'url',
      find: /(?<![\p{L}\p{N}])(?:https?|ftp):\/\/([^\s<>"'“”]{1,2000}[^\s<>"'“”.,;:!?)\]。，、])/giu,
      say: ([, address = '']) => sayAddress(shortenAddress(address), table),
    },
    {
      name: 'bare-url',
      find: new RegExp(
        `(?<![\\p{L}\\p{N}@._-])(${bareHost})${wordEnd}(?!\\.[\\p{L}\\p{N}])((?:/[\\p{L}\\p{N}/_.~%&=?#+-]{0,500}[\\p{L}\\p{N}/])?)`,
        'giu',
      ),
      say: ([, name = '', path = '']) =>
        /^\p{Lu}\p{Ll}+\.\p{Lu}/u.test(name) ? undefined : sayAddress(shortenAddress(name + path), table),
    },
    {
      name: 'hashtag',
      find: new RegExp(`(?<![\\p{L}\\p{N}&#])#(?=[\\p{N}_]*\\p{L})(${handle})`, 'gu'),
      say: ([, tag = '']) => [table.web.hash, splitCamelCase(tag)].join(' '),
    },
    {
      name: 'handle',
      find: new RegExp(`(?<![\\p{L}\\p{N}@._])@(?=\\p{L})(${handle})`, 'gu'),
      say: ([, name = '']) => [table.web.at, splitCamelCase(name)].join(' '),
    },
  ];
}

/** Nobody wants to hear a query string: what follows `?` or `#` is left out, and a slash at the end. */
function shortenAddress(address: string): string {
  return address.replace(/[?#].*$/u, '').replace(/\/+$/, '');
}

function sayAddress(address: string, table: LanguageTable): string {
  const { at, dot, slash, dash, underscore, colon, plus } = table.web;
  const signs: Readonly<Record<string, string>> = {
    '@': at,
    '.': dot,
    '/': slash,
    '-': dash,
    _: underscore,
    ':': colon,
    '+': plus,
  };
  const words: readonly string[] = address.match(/[\p{L}\p{M}]+|\p{N}+|[@./_:+-]/gu) ?? [];
  const last = words.lastIndexOf('.') + 1;
  return words
    .map(
      (word, index) =>
        signs[word] ??
        (index === last && isSpelledDomain(word, table)
          ? spellLetters(word.toUpperCase(), table)
          : sayAddressWord(word, table)),
    )
    .join(' ');
}

/** `uk` is spelled, `.it` in Italian and `.me` are words. */
function isSpelledDomain(word: string, table: LanguageTable): boolean {
  return (
    word.length === 2 &&
    !/^(?:co|me|to)$/.test(word) &&
    word !== table.tag.slice(0, 2) &&
    !table.shouted.has(word)
  );
}

/** Long words of an address are read, short ones without a vowel spelled: `www`, `bbc`. */
function sayAddressWord(word: string, table: LanguageTable): string {
  const spelled =
    /^[b-df-hj-np-tv-xz]{2,5}$/i.test(word) && !/^(?:html?|php|pdf)$/i.test(word) && word.length < 5;
  return spelled ? spellLetters(word.toUpperCase(), table) : splitCamelCase(word);
}

function splitCamelCase(word: string): string {
  return word
    .replace(/_+/g, ' ')
    .replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, ' ')
    .trim();
}
