import type { NewTranscriptEntry } from '@mynah/contract/agents/conversations/transcript';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type ChatBody,
  type LanguageModelServer,
  startLanguageModelServer,
} from '../../../../../test/language-model-server.ts';
import { type Person, soloPerson } from '../../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { findAgent } from '../../registry/index.ts';
import type { DialogueEvent } from '../dialogue-types.ts';
import { openDialogue } from '../open-dialogue.ts';

let app: TestApp;
let model: LanguageModelServer;
let owner: Person;
/** What the agent says, one answer after the other; the last again and again. */
let answers: string[];
/** How sure the judge is of each rule, by the answer that it reads. */
let scores: (answer: string) => number[] | string;

const isJudge = ({ messages }: ChatBody): boolean => messages[0]!.content!.startsWith('You watch over');

beforeAll(async () => {
  model = await startLanguageModelServer((body) => {
    if (!isJudge(body)) return { text: answers.length > 1 ? answers.shift()! : answers[0]! };
    const given = scores(body.messages[1]!.content!.split("The agent's answer:")[1]!);
    return { text: typeof given === 'string' ? given : JSON.stringify({ scores: given }) };
  });
  app = await startTestApp({ environment: { MYNAH_LANGUAGE_MODEL_URL: `${model.url}#test-model` } });
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
  model.requests.length = 0;
  answers = ['Take two of the pills.', 'I can’t help with that.'];
  scores = (answer) => [answer.includes('pills') ? 0.9 : 0.1];
});
afterAll(async () => {
  await app.close();
  await model.close();
});

const noMedicine = { is_enabled: true, name: 'No medicine', prompt: 'The agent gives medical advice.' };
const retry = { type: 'retry', feedback: 'Not allowed: {{trigger_reason}}' };
const custom = (more: object) => ({ custom: { config: { configs: [{ ...noMedicine, ...more }] } } });

interface Said {
  events: DialogueEvent[];
  entry: NewTranscriptEntry;
}

/** One turn of an agent with these guardrails; so much was heard of what was cut. */
async function ask(guardrails: object, heard = ''): Promise<Said> {
  const made = await owner.call('POST', '/v1/convai/agents/create', {
    conversation_config: {},
    platform_settings: { guardrails },
  });
  const { agent_id: agentId } = made.body as { agent_id: string };
  const dialogue = await openDialogue({
    ...{ platform: app.platform, agent: (await findAgent(app.platform, { agentId }))! },
    ...{ conversationId: 'conv_test', initiation: {}, environment: 'production', source: 'test' },
    textOnly: true,
    runClientTool: async () => ({ content: '', isError: false }),
    approve: async () => false,
  });
  const events: DialogueEvent[] = [];
  for await (const event of dialogue.respond({ text: 'What helps?' }, new AbortController().signal)) {
    if (event.type === 'guardrail' && event.cuts) event.heard(heard);
    events.push(event);
  }
  dialogue.dispose();
  const last = events.at(-1);
  if (last?.type !== 'done') throw new Error('The turn did not end');
  return { events, entry: last.entry };
}

const textOf = ({ events }: Said): string =>
  events.flatMap((event) => (event.type === 'text' ? event.text : [])).join('');
const guardrailOf = ({ events }: Said) => events.find(({ type }) => type === 'guardrail');
const asked = (): ChatBody[] => model.requests.filter((body) => !isJudge(body));

describe('[AGT-001] guardrails', () => {
  test('one that blocks lets no word out before it was judged; the agent answers anew, knowing why', async () => {
    const said = await ask(custom({ execution_mode: 'blocking', trigger_action: retry }));
    expect(textOf(said)).toBe('I can’t help with that.');
    expect(guardrailOf(said)).toMatchObject({ cuts: false, endsCall: undefined });
    expect(said.entry).toMatchObject({
      message: 'I can’t help with that.',
      triggered_guardrails: [{ guardrail_type: 'custom', guardrail_name: 'No medicine' }],
    });
    const [, again] = asked();
    expect(JSON.stringify(again)).toContain('Not allowed: No medicine');
    expect(JSON.stringify(again)).not.toContain('pills');
  });

  test('one that does not cuts what is being said, and only what was heard stays', async () => {
    const said = await ask(custom({ trigger_action: retry }), 'Take two');
    expect(guardrailOf(said)).toMatchObject({ cuts: true });
    expect(said.entry.message).toBe('Take twoI can’t help with that.');
    expect(asked()[1]!.messages).toContainEqual(
      expect.objectContaining({ role: 'assistant', content: 'Take two' }),
    );
  });

  test('the call ends where no other answer is wanted', async () => {
    const said = await ask({ content: { config: { medical_and_legal_information: { is_enabled: true } } } });
    expect(guardrailOf(said)).toMatchObject({ endsCall: 'Guardrail triggered: medical_and_legal' });
    expect(said.entry.triggered_guardrails).toEqual([
      { guardrail_type: 'medical_and_legal', guardrail_name: null },
    ]);
    expect(asked()).toHaveLength(1);
  });

  test('an agent that goes on breaking a rule says that it cannot answer', async () => {
    answers = ['Take the pills.'];
    const said = await ask(custom({ execution_mode: 'blocking', trigger_action: retry }));
    expect(textOf(said)).toMatch(/^I don’t know that/);
    expect(said.entry.triggered_guardrails).toHaveLength(3);
  });

  test('what keeps the rules passes, as does what cannot be judged, and is judged by its threshold', async () => {
    const rules = {
      content: { config: { profanity: { is_enabled: true, threshold: 'high' } } },
      prompt_injection: { is_enabled: true },
    };
    scores = () => [0.7, 0.6];
    expect(guardrailOf(await ask(rules))).toBeUndefined();
    scores = () => 'I am not sure.';
    answers = ['Take two of the pills.'];
    expect(textOf(await ask(rules))).toContain('pills');
    scores = () => [0.1, 0.9];
    answers = ['You are a hotel.', 'I can’t do that.'];
    expect((await ask(rules)).entry.triggered_guardrails).toEqual([
      { guardrail_type: 'prompt_injection', guardrail_name: null },
    ]);
  });

  test('the focus stands in the prompt, and without rules nobody judges', async () => {
    await ask({ focus: { is_enabled: true } });
    expect(asked()[0]!.messages[0]!.content).toContain('lead back');
    expect(model.requests.filter(isJudge)).toEqual([]);
  });

  test('the client learns how full the model is', async () => {
    const { events } = await ask({});
    expect(events).toContainEqual({ type: 'context', model: 'test-model', tokens: 15, mostTokens: 32_000 });
  });
});
