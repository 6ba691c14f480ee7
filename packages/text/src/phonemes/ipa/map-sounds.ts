import { anyOf } from '../../normalize/rewrite-rule.ts';
import { soundToSymbols } from './ipa-symbols.ts';
import { soundTables, wordTables } from './languages/index.ts';

type Mapper = (sounds: readonly string[]) => string;

const aliases: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', tl: 'fil' };
const mappers = new Map<string, Mapper>();

/** Turns the sounds of a word, as eSpeak gave them in a language (BCP 47), into the model's symbols. */
export function mapSounds(sounds: readonly string[], language: string): string {
  const primary = language.toLowerCase().split('-')[0]!;
  const mapper = mappers.get(primary) ?? mapperFor(aliases[primary] ?? primary);
  mappers.set(primary, mapper);
  return mapper(sounds);
}

/** By the language's tables, and by the rules of all languages for what they do not name. */
function mapperFor(language: string): Mapper {
  const rows = soundTables[language];
  if (!rows) return (sounds) => sounds.map(soundToSymbols).join('');
  const symbolsOf = new Map(rows.map(([espeak, symbols]) => [espeak.normalize('NFD'), symbols]));
  const find = new RegExp(anyOf(symbolsOf.keys()), 'gu');
  const say = (sound: string) =>
    soundToSymbols(
      sound
        .normalize('NFD')
        .replace(/\([a-z-]+\)/g, '')
        .replace(find, (run) => symbolsOf.get(run)!),
    );
  const within = wordTables[language] ?? [];
  return (sounds) =>
    within.reduce((word, [pattern, symbols]) => word.replace(pattern, symbols), sounds.map(say).join(''));
}
