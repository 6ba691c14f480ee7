import { type BackgroundName, backgroundDb, backgroundNames, makeBackground } from '../agents/backgrounds.ts';
import { asLoudAsAll, Caller, type TurnTimes } from '../agents/caller.ts';
import { firstTokenMs, startModelCounterpart } from '../agents/model-counterpart.ts';
import { soundOf } from '../agents/turn-sounds.ts';
import { type TurnKind, turnKinds, turnsOf } from '../agents/turns.ts';
import type { BenchContext, PartResult } from '../bench-part.ts';
import { rounded, seconds, type Table } from '../report/table.ts';
import { type BenchServer, startServer } from '../server/start-server.ts';
import { median, percentile } from '../statistics.ts';

const fastVoice = 'eleven_flash_v2_5';
/** A conversation has so many turns, then another begins. */
const turnsOfCall = 20;
const capacityTurns = 6;
const mostCallers = 32;

interface SpokenTurn {
  kind: TurnKind;
  sound: Int16Array;
}

interface TakenTurn extends TurnTimes {
  kind: TurnKind;
  background: BackgroundName;
}

/** How soon an agent answers, how well it knows when a turn is over, and how many conversations a machine carries. */
export async function measureAgents({ packsFolder, amounts, tell }: BenchContext): Promise<PartResult> {
  const model = await startModelCounterpart();
  let server: BenchServer | undefined;
  try {
    const environment = { MYNAH_LANGUAGE_MODEL_URL: model.url };
    server = await startServer(packsFolder, { worker: false, environment });
    const agentId = await makeAgent(server);
    const turns = await speakTurns(server, amounts.agentTurns, tell);
    await converse(server, { agentId, turns: turns.slice(0, 2), background: 'quiet' }); // engines are loaded
    const taken: TakenTurn[] = [];
    for (const background of backgroundNames) {
      tell(`agents: ${turns.length} turns, ${background}`);
      taken.push(...(await converse(server, { agentId, turns, background })));
    }
    const loads = await measureLoads(server, { agentId, turns, tell, most: amounts.agentCallers });
    return {
      figures: { firstTokenMs, backgroundDb, turns: taken.map(stagesOf), loads },
      tables: [latencyTable(taken), turnTable(taken), loadTable(loads)],
    };
  } finally {
    await server?.stop();
    await model.stop();
  }
}

async function makeAgent({ url, apiKey, voiceId }: BenchServer): Promise<string> {
  const answer = await fetch(`${url}/v1/convai/agents/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'xi-api-key': apiKey },
    body: JSON.stringify({
      conversation_config: {
        agent: { first_message: '', language: 'en', prompt: { prompt: 'You answer for a hotel.' } },
        tts: { voice_id: voiceId, model_id: fastVoice },
        conversation: {
          max_duration_seconds: 7200,
          client_events: [
            ...['audio', 'interruption', 'user_transcript'],
            ...['agent_chat_response_part', 'agent_response_complete'],
          ],
        },
      },
    }),
  });
  if (!answer.ok) throw new Error(`The agent could not be made: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { agent_id: string }).agent_id;
}

async function speakTurns(
  server: BenchServer,
  count: number,
  tell: (line: string) => void,
): Promise<SpokenTurn[]> {
  tell(`agents: speaking ${count} turns, once for all runs`);
  const spoken: SpokenTurn[] = [];
  for (const turn of turnsOf(count))
    spoken.push({ kind: turn.kind, sound: asLoudAsAll(await soundOf(server, turn)) });
  return spoken;
}

interface Call {
  agentId: string;
  turns: readonly SpokenTurn[];
  background: BackgroundName;
}

async function converse(server: BenchServer, { agentId, turns, background }: Call): Promise<TakenTurn[]> {
  const taken: TakenTurn[] = [];
  const behind = makeBackground(background);
  for (let from = 0; from < turns.length; from += turnsOfCall) {
    const caller = await Caller.call(server, agentId, behind);
    for (const { kind, sound } of turns.slice(from, from + turnsOfCall))
      taken.push({ ...(await caller.take(sound)), kind, background });
    await caller.hangUp();
  }
  return taken;
}

interface Load {
  callers: number;
  turns: number;
  p50Ms: number;
  p95Ms: number;
  missed: number;
}

/** Twice as many callers each time, until their p95 is twice that of one. */
async function measureLoads(
  server: BenchServer,
  { agentId, turns, tell, most }: Omit<Call, 'background'> & { tell(line: string): void; most: number },
): Promise<Load[]> {
  const loads: Load[] = [];
  for (let callers = 1; callers <= Math.min(most, mostCallers); callers *= 2) {
    tell(`agents: ${callers} callers at once`);
    const all = await Promise.all(
      Array.from({ length: callers }, (_, place) => {
        const own = Array.from(
          { length: capacityTurns },
          (_, turn) => turns[(place * 5 + turn) % turns.length]!,
        );
        return converse(server, { agentId, turns: own, background: 'quiet' });
      }),
    );
    const stages = all.flat().map(stagesOf);
    const waits = stages.flatMap(({ totalMs }) => totalMs ?? []);
    loads.push({
      ...{ callers, turns: stages.length, p50Ms: median(waits), p95Ms: percentile(waits, 0.95) },
      missed: stages.filter(({ isMissed }) => isMissed).length,
    });
    if (loads.at(-1)!.p95Ms > 2 * loads[0]!.p95Ms) break;
  }
  return loads;
}

/** From the caller's end to the agent's first sound, and what of it each stage took. */
function stagesOf(taken: TakenTurn) {
  const { kind, background, heard, endedMs, firstTakenMs, takenMs, firstTextMs, firstSoundMs } = taken;
  const isCutOff = firstTakenMs !== undefined && firstTakenMs < endedMs;
  const between = (from: number | undefined, to: number | undefined) =>
    from === undefined || to === undefined || isCutOff ? undefined : to - from;
  return {
    ...{ kind, background, heard, isCutOff },
    isMissed: firstSoundMs === undefined,
    turnMs: between(endedMs, takenMs),
    modelMs: between(takenMs, firstTextMs),
    speechMs: between(firstTextMs, firstSoundMs),
    totalMs: between(endedMs, firstSoundMs),
  };
}

function latencyTable(taken: readonly TakenTurn[]): Table {
  const stages = taken.map(stagesOf);
  const columns = [
    ['all', 'totalMs'],
    ['end of turn', 'turnMs'],
    ['model', 'modelMs'],
    ['speech', 'speechMs'],
  ] as const;
  return {
    title: `Agents: seconds from the caller's last sound to the agent's first, p50 (p95); aims 0.8 (1.5)`,
    note: `The model takes ${firstTokenMs} ms to its first token. Turns that were cut off are left out.`,
    columns: ['behind the caller', 'turns', ...columns.map(([name]) => name)],
    rows: backgroundNames.map((name) => {
      const own = stages.filter(({ background, totalMs }) => background === name && totalMs !== undefined);
      const cells = columns.map(([, key]) => {
        const values = own.flatMap((stage) => stage[key] ?? []);
        return `${seconds(median(values)) ?? '-'} (${seconds(percentile(values, 0.95)) ?? '-'})`;
      });
      return [name, own.length, ...cells];
    }),
  };
}

const share = (part: number, whole: number): string | undefined =>
  whole === 0 ? undefined : rounded((100 * part) / whole, 1);

function turnTable(taken: readonly TakenTurn[]): Table {
  const stages = taken.map(stagesOf);
  return {
    title: 'Agents: turns that were cut off, and ends that were missed, in %; aims 3 and 3',
    columns: [
      'behind the caller',
      'turns',
      'cut off',
      'missed',
      ...turnKinds.map((kind) => `cut off: ${kind}`),
    ],
    rows: backgroundNames.map((name) => {
      const own = stages.filter(({ background }) => background === name);
      const cutOff = own.filter(({ isCutOff }) => isCutOff);
      const missed = own.filter(({ isMissed }) => isMissed);
      const byKind = turnKinds.map((kind) => {
        const is = (stage: { kind: TurnKind }) => stage.kind === kind;
        return share(cutOff.filter(is).length, own.filter(is).length);
      });
      return [
        name,
        own.length,
        share(cutOff.length, own.length),
        share(missed.length, own.length),
        ...byKind,
      ];
    }),
  };
}

const loadTable = (loads: readonly Load[]): Table => ({
  title: 'Agents: callers at once, seconds from their last sound to the first of the answer',
  columns: ['callers', 'turns', 'p50', 'p95', 'missed'],
  rows: loads.map(({ callers, turns, p50Ms, p95Ms, missed }) => [
    ...[callers, turns, seconds(p50Ms), seconds(p95Ms), missed],
  ]),
});
