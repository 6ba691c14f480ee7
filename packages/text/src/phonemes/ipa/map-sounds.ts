import { anyOf } from '../../normalize/rewrite-rule.ts';
import { soundToSymbols } from './ipa-symbols.ts';
import { soundTables } from './languages/index.ts';

type Mapper = (sound: string) => string;

const aliases: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', tl: 'fil' };
const mappers = new Map<string, Mapper>();

/** Turns a sound of eSpeak in a language (BCP 47) into the model's symbols: by the language's table, then by the rules of all. */
export function mapSound(sound: string, language: string): string {
  const primary = language.toLowerCase().split('-')[0]!;
  const known = mappers.get(primary) ?? mapperFor(primary);
  mappers.set(primary, known);
  return known(sound);
}

function mapperFor(language: string): Mapper {
  const rows = soundTables[aliases[language] ?? language];
  if (!rows) return soundToSymbols;
  const symbolsOf = new Map(rows.map(([espeak, symbols]) => [espeak.normalize('NFD'), symbols]));
  const find = new RegExp(anyOf(symbolsOf.keys()), 'gu');
  return (sound) =>
    soundToSymbols(
      sound
        .normalize('NFD')
        .replace(/\([a-z-]+\)/g, '')
        .replace(find, (run) => symbolsOf.get(run)!),
    );
}
