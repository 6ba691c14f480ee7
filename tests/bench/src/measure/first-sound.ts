import type { BenchContext, PartResult } from '../bench-part.ts';
import { seconds, type Table } from '../report/table.ts';
import { mynahHttp } from '../speech/mynah-http.ts';
import { mynahSocket } from '../speech/mynah-socket.ts';
import { peerHttp } from '../speech/peer-http.ts';
import type { Heard, SpeechTarget } from '../speech/speech-target.ts';
import { median } from '../statistics.ts';
import { type TextLength, textLengths } from '../texts.ts';

interface FirstSound {
  target: string;
  engine: string;
  characters: TextLength;
  runs: number;
  medianMs: number;
  fastestMs: number;
  slowestMs: number;
  leadMs: number;
}

const bestModel = 'eleven_multilingual_v2';
const fastModel = 'eleven_flash_v2_5';

/** How soon something is heard. Everybody speaks in turn, so that a slow minute of the machine falls on all. */
export async function measureFirstSound(context: BenchContext): Promise<PartResult> {
  const targets = targetsOf(context);
  for (const target of targets) await target.speak(context.texts.next(60));
  const heard = new Map<string, Heard[]>();
  for (let round = 0; round < context.amounts.firstSoundRounds; round++) {
    for (const characters of textLengths) {
      context.tell(
        `first sound: round ${round + 1} of ${context.amounts.firstSoundRounds}, ${characters} characters`,
      );
      for (const target of targets) {
        const key = keyOf(target, characters);
        heard.set(key, [...(heard.get(key) ?? []), await target.speak(context.texts.next(characters))]);
      }
    }
  }
  const figures = targets.flatMap((target) =>
    textLengths.map((characters) => summarize(target, characters, heard.get(keyOf(target, characters))!)),
  );
  return { tables: [toTable(targets, figures)], figures };
}

function targetsOf({ server, peer }: BenchContext): SpeechTarget[] {
  return [
    ...[bestModel, fastModel].flatMap((modelId) => [
      mynahHttp({ server, modelId, streamed: true }),
      mynahSocket(server, modelId),
      mynahHttp({ server, modelId, streamed: true, format: 'mp3_44100_128' }),
    ]),
    ...('url' in peer ? [peerHttp(peer, true)] : []),
  ];
}

const keyOf = (target: SpeechTarget, characters: number): string => `${target.name}, ${characters}`;

function summarize(target: SpeechTarget, characters: TextLength, heard: readonly Heard[]): FirstSound {
  const times = heard.map(({ firstSoundMs }) => firstSoundMs);
  return {
    target: target.name,
    engine: heard[0]!.engine,
    characters,
    runs: heard.length,
    medianMs: median(times),
    fastestMs: Math.min(...times),
    slowestMs: Math.max(...times),
    leadMs: median(heard.map(({ leadMs }) => leadMs)),
  };
}

function toTable(targets: readonly SpeechTarget[], figures: readonly FirstSound[]): Table {
  return {
    title: 'First sound: seconds from the request to the first sample above -50 dBFS, median (slowest)',
    columns: ['who', 'engine', ...textLengths.map((characters) => `${characters} characters`)],
    rows: targets.map((target) => {
      const own = figures.filter((figure) => figure.target === target.name);
      const cells = own.map(({ medianMs, slowestMs }) => `${seconds(medianMs)} (${seconds(slowestMs)})`);
      return [target.name, own[0]?.engine, ...cells];
    }),
  };
}
