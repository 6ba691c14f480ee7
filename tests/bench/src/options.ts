import { parseArgs } from 'node:util';
import type { TextLength } from './texts.ts';

export interface BenchOptions {
  /** Fewer and shorter runs: to see that everything works, not to quote. */
  quick: boolean;
  /** Measures against the peer too. */
  peer: boolean;
  /** File for the figures as JSON. */
  out: string | undefined;
  /** Parts to measure; when empty all but those that are measured only when they are named. */
  only: string[];
  /** How long the soak lasts. */
  minutes: number;
  /** Spoken to an agent, against each background. */
  turns: number | undefined;
}

/** @throws Error in one sentence when an option is not known. */
export function readOptions(given: readonly string[], parts: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...given],
    options: {
      quick: { type: 'boolean', default: false },
      'no-peer': { type: 'boolean', default: false },
      out: { type: 'string' },
      only: { type: 'string', multiple: true, default: [] },
      minutes: { type: 'string', default: '60' },
      turns: { type: 'string' },
    },
  });
  const only = values.only.flatMap((names) => names.split(','));
  const unknown = only.find((name) => !parts.includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no part ${unknown}; the parts are ${parts.join(', ')}.`);
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new Error(`--minutes must be a number above 0, not ${values.minutes}.`);
  const turns = values.turns === undefined ? undefined : Number(values.turns);
  if (turns !== undefined && !(Number.isInteger(turns) && turns > 0))
    throw new Error(`--turns must be a whole number above 0, not ${values.turns}.`);
  return { turns, quick: values.quick, peer: !values['no-peer'], out: values.out, only, minutes };
}

/** How often and how much is measured. */
export interface Amounts {
  /** Answers timed for each text length and target. */
  firstSoundRounds: number;
  costRounds: number;
  costLengths: readonly TextLength[];
  /** Requests of each client. */
  requestsPerClient: number;
  memoryRequests: number;
  /** Characters of each of the longest texts. */
  longTextCharacters: number;
  signIns: number;
  /** Items of the history, and how often each page of it is asked for. */
  historyRows: number;
  /** In the ledger of the workspace whose year is asked for. */
  usageEntries: number;
  usageRounds: number;
  historyRounds: number;
  /** Of the documents that an agent looks in, and how often each question is asked. */
  knowledgePassages: number;
  knowledgeRounds: number;
  /** Length of the sound whose waveform is drawn. */
  peaksMinutes: number;
  seekRounds: number;
  /** Of the book that is brought in. */
  studioBookWords: number;
  /** Of the chapter that is spoken. */
  studioParagraphs: number;
  soakMinutes: number;
  agentTurns: number;
  /** Callers at once, at most. */
  agentCallers: number;
}

export const amountsOf = ({
  quick,
  minutes,
  turns,
}: Pick<BenchOptions, 'quick' | 'minutes' | 'turns'>): Amounts => ({
  ...(quick
    ? {
        firstSoundRounds: 2,
        costRounds: 1,
        costLengths: [145],
        requestsPerClient: 2,
        memoryRequests: 30,
        longTextCharacters: 8_000,
        signIns: 3,
        historyRows: 5_000,
        usageEntries: 200_000,
        usageRounds: 5,
        historyRounds: 5,
        knowledgePassages: 1_000,
        knowledgeRounds: 5,
        peaksMinutes: 6,
        seekRounds: 10,
        studioBookWords: 20_000,
        studioParagraphs: 4,
      }
    : {
        firstSoundRounds: 5,
        costRounds: 3,
        costLengths: [145, 830],
        requestsPerClient: 6,
        memoryRequests: 500,
        longTextCharacters: 40_000,
        signIns: 15,
        historyRows: 100_000,
        usageEntries: 10_000_000,
        usageRounds: 20,
        historyRounds: 40,
        knowledgePassages: 10_000,
        knowledgeRounds: 40,
        peaksMinutes: 60,
        seekRounds: 100,
        studioBookWords: 150_000,
        studioParagraphs: 40,
      }),
  soakMinutes: minutes,
  agentTurns: turns ?? (quick ? 8 : 200),
  agentCallers: quick ? 2 : 32,
});
