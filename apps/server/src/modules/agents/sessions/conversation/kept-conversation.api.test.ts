import { conversationalConfig } from '@mynah/contract/agents/config/conversational-config';
import { agentPlatformSettings } from '@mynah/contract/agents/config/platform-settings';
import { agentWorkflow } from '@mynah/contract/agents/config/workflow';
import { generationCost } from '@mynah/contract/billing/generation-prices';
import { afterAll, beforeAll } from 'vitest';
import { DatabaseGate } from '../../../../../test/database-gate.ts';
import { type Begin, describeGenerations, type RoadIn } from '../../../../../test/generation-suite.ts';
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import { takeConcurrencySlot } from '../../../billing/index.ts';
import { createAgent } from '../../registry/actions/create-agent.ts';
import { findAgent } from '../../registry/index.ts';
import { KeptConversation } from './kept-conversation.ts';
import { theRooms } from './rooms.ts';

/** The whole server without its worker, and a database that can lose an answer. */
let app: TestApp;
let gate: DatabaseGate;

beforeAll(async () => {
  app = await startTestApp({
    environment: { MYNAH_ROLES: 'api,engine' },
    wayToDatabase: async (url) => {
      gate = await DatabaseGate.open(url);
      return gate.url;
    },
  });
});
afterAll(async () => {
  await app?.close();
  gate?.close();
});

const context = (road: RoadIn) => () => ({
  app,
  road,
  loseAnswerToCharge: () =>
    gate.swallowAnswerTo(/insert into "credit_entries"(?:(?!commit\0)[\s\S])*commit\0$/),
});

/** As a session begins one: a slot where sound is made, then credits and all that is kept. */
async function beginConversation({ platform, actor }: Begin, textOnly: boolean) {
  const agentId = await createAgent(platform, actor, {
    name: 'Front desk',
    tags: [],
    config: {
      conversation_config: conversationalConfig.parse({}),
      platform_settings: agentPlatformSettings.parse({ privacy: { record_voice: false } }),
      workflow: agentWorkflow.parse({}),
    },
  });
  const agent = (await findAgent(platform, { agentId }))!;
  const slot = textOnly ? undefined : await takeConcurrencySlot(platform, actor);
  try {
    const kept = await KeptConversation.open({
      ...{ platform, actor, log: platform.log, rooms: theRooms(), outputFormat: 'pcm_16000' },
      conversation: {
        ...{ agent, conversationId: newId('conv_'), source: 'test', sourceVersion: null, textOnly },
        ...{ authorizationMethod: 'public', initiation: {}, environment: 'production' },
        ...{ userId: null, language: 'en' },
      },
    });
    let ending: Promise<void> | undefined;
    const finish = async (durationMs: number): Promise<void> => {
      const rest = { warnings: [], visitedAgents: [], language: 'en' };
      await kept.end({ ...rest, durationMs, terminationReason: 'Client disconnected' });
      await slot?.release();
    };
    return {
      kept,
      end: (durationMs: number) => {
        ending ??= finish(durationMs);
        return ending;
      },
    };
  } catch (cause) {
    await slot?.release();
    throw cause;
  }
}

const broken = (): Failure => new Failure('engine_unavailable', 'The engine is broken.');

const minuteMs = 60_000;
const spokenMs = 2.5 * minuteMs;
/** Each minute costs its price, and what follows the last whole one as much as it is long. */
const costOf = (ms: number): number => {
  const rest = ms % minuteMs;
  return (
    Math.floor(ms / minuteMs) * generationCost('agents', minuteMs) +
    (rest > 0 ? generationCost('agents', rest) : 0)
  );
};

describeGenerations(
  'a spoken conversation',
  context({
    credits: costOf(spokenMs),
    held: costOf(3 * minuteMs),
    paysForPart: true,
    inPieces: true,
    begin: async (begin) => {
      const { kept, end } = await beginConversation(begin, false);
      let [lastedMs, steps] = [0, 0];
      return {
        next: async () => {
          if (lastedMs === spokenMs) {
            await end(lastedMs);
            return false;
          }
          if (steps++ === begin.breaksAfter) throw broken();
          // a session asks when a minute is over
          lastedMs += minuteMs / 2;
          await kept.lasts(lastedMs);
          return true;
        },
        handedOver: () => costOf(lastedMs),
        leave: () => end(lastedMs),
      };
    },
  }),
);

const answers = 3;
const answerCost = generationCost('agents-text', 0);

describeGenerations(
  'a written conversation',
  context({
    credits: answers * answerCost,
    // nobody is let go on who could not pay for the next answer
    held: (answers + 1) * answerCost,
    paysForPart: true,
    inPieces: true,
    chargesAsItGoes: true,
    begin: async (begin) => {
      const { kept, end } = await beginConversation(begin, true);
      let [answered, steps] = [0, 0];
      return {
        next: async () => {
          if (answered === answers) {
            await end(1000);
            return false;
          }
          if (steps++ === begin.breaksAfter) throw broken();
          answered++;
          await kept.answered();
          return true;
        },
        handedOver: () => answered * answerCost,
        leave: () => end(1000),
      };
    },
  }),
);
