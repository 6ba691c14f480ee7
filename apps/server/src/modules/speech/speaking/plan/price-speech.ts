import type * as library from '../../../voices/library/index.ts';
import { countCharacters } from './count-characters.ts';

/** What one voice says. */
interface Line {
  text: string;
  voice: { terms?: library.VoiceTerms };
}

/** What a part of a speech costs, and whose voices it was said with. */
export interface SpeechCost {
  credits: number;
  uses: library.SharedUse[];
}

/** What speech costs: all of it, or as much as was handed over. */
export interface SpeechPrice {
  /** For all. */
  credits: number;
  /** How many are counted. */
  characters: number;
  /** What the owner of the one voice takes; undefined without one. */
  voiceRate: number | undefined;
  /** For the first characters. */
  costOf(characters: number): SpeechCost;
}

/**
 * The price of speech: a credit a character, by the model's rate and by that of each voice's owner (VOI-089). The one
 * place where this is decided, for calls, sockets and dialogues alike.
 */
export function priceSpeech({ rate }: { rate: number }, lines: readonly Line[]): SpeechPrice {
  const counted = lines.map(({ text, voice }) => ({
    characters: countCharacters(text),
    rate: rate * (voice.terms?.rate ?? 1),
    sharedVoiceId: voice.terms?.sharedVoiceId,
  }));
  const costOf = (characters: number): SpeechCost => costOfLines(firstOf(counted, characters));
  const characters = counted.reduce((sum, line) => sum + line.characters, 0);
  const voiceRate = lines.length === 1 ? lines[0]?.voice.terms?.rate : undefined;
  return { credits: costOf(Number.POSITIVE_INFINITY).credits, characters, voiceRate, costOf };
}

interface CountedLine {
  characters: number;
  rate: number;
  sharedVoiceId: string | undefined;
}

function firstOf(lines: readonly CountedLine[], characters: number): CountedLine[] {
  let left = characters;
  return lines.map((line) => {
    const taken = Math.min(line.characters, left);
    left -= taken;
    return { ...line, characters: taken };
  });
}

/** A text costs one credit at least. */
function costOfLines(lines: readonly CountedLine[]): SpeechCost {
  const characters = lines.reduce((sum, line) => sum + line.characters, 0);
  if (characters === 0) return { credits: 0, uses: [] };
  const credits = Math.max(1, whole(lines.reduce((sum, line) => sum + line.characters * line.rate, 0)));
  return { credits, uses: usesOf(lines) };
}

function usesOf(lines: readonly CountedLine[]): library.SharedUse[] {
  const uses = new Map<string, library.SharedUse>();
  for (const { sharedVoiceId, characters, rate } of lines) {
    if (sharedVoiceId === undefined || characters === 0) continue;
    const use = uses.get(sharedVoiceId) ?? { sharedVoiceId, characters: 0, credits: 0 };
    use.characters += characters;
    use.credits += characters * rate;
    uses.set(sharedVoiceId, use);
  }
  return [...uses.values()].map((use) => ({ ...use, credits: Math.max(1, whole(use.credits)) }));
}

/** Rounded up; but 100 × 1.1 is 110, whatever the machine's fractions say. */
const whole = (credits: number): number => Math.ceil(Number(credits.toFixed(6)));
