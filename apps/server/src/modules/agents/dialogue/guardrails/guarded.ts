import type { ToolCall } from '../../../../platform/language-model/model.ts';
import { apologyIn, modelThatJudges } from '../../language-models/index.ts';
import type { DialogueEvent } from '../dialogue-types.ts';
import type { Speaker } from '../speaker.ts';
import { say } from '../turn/take-effect.ts';
import type { Course, Turn } from '../turn/turn.ts';
import type { Guardrail } from './guardrails-of.ts';
import { findBroken, type Judged } from './judge-guardrails.ts';

type Answer = AsyncGenerator<DialogueEvent, ToolCall[]>;

/** An agent that will not keep a rule is not asked for ever. */
const mostRetries = 2;

/**
 * What the model says, with an eye on the agent's guardrails: the calls that it makes, or how the turn goes on where a
 * rule was broken. With a rule that blocks, words are held back until they were judged.
 */
export async function* guarded(
  turn: Turn,
  speaker: Speaker,
  answer: Answer,
): AsyncGenerator<DialogueEvent, ToolCall[] | Course> {
  if (speaker.guardrails.length === 0) return yield* answer;
  const { state, record } = turn;
  const isBlocking = speaker.guardrails.some((rule) => rule.isBlocking);
  const messages = [...state.history.messages];
  const before = record.text;
  const held: DialogueEvent[] = [];
  const { text, calls } = yield* listen(answer, isBlocking ? held : undefined);
  const broken = text.trim() === '' ? undefined : await judge(turn, speaker, { messages, answer: text });
  if (!broken) {
    yield* held;
    return calls;
  }
  record.addGuardrail(broken);
  const cut = { heard: before };
  yield {
    type: 'guardrail',
    cuts: !isBlocking,
    endsCall:
      broken.feedback === undefined ? `Guardrail triggered: ${broken.name ?? broken.type}` : undefined,
    heard: (whole) => {
      cut.heard = whole;
    },
  };
  record.cutTo(cut.heard);
  state.history.withdrawAnswer(cut.heard.slice(before.length));
  return yield* goOn(turn, broken);
}

async function* listen(
  answer: Answer,
  held: DialogueEvent[] | undefined,
): AsyncGenerator<DialogueEvent, { text: string; calls: ToolCall[] }> {
  let text = '';
  try {
    for (;;) {
      const step = await answer.next();
      if (step.done) return { text, calls: step.value };
      if (step.value.type === 'text') text += step.value.text;
      if (held && step.value.type === 'text') held.push(step.value);
      else yield step.value;
    }
  } finally {
    await answer.return([]);
  }
}

/** Rules whose judge fails are not known to be broken: the agent's own model has most likely failed with it. */
async function judge(
  { state, record, signal }: Turn,
  { guardrails: all, model }: Speaker,
  judged: Judged,
): Promise<Guardrail | undefined> {
  const { platform } = state.options;
  // the caller has said nothing new since the first answer
  const guardrails = all.filter((rule) => record.guardrailCount === 0 || !rule.isOfCaller);
  const names = [...new Set(guardrails.map((rule) => rule.model))];
  const found = await Promise.all(
    names.map(async (name) => {
      const rules = guardrails.filter((rule) => rule.model === name);
      const judging = modelThatJudges(platform, name, model);
      if (!judging) return undefined;
      return findBroken(judging, rules, judged, signal).catch((cause: unknown) => {
        signal.throwIfAborted();
        platform.log.warn({ err: cause, model: name }, 'guardrails could not be judged');
        return undefined;
      });
    }),
  );
  return found.find((broken) => broken !== undefined);
}

/** The agent answers anew, knowing why; one that cannot says so. */
async function* goOn(
  turn: Turn,
  { feedback, condition, name }: Guardrail,
): AsyncGenerator<DialogueEvent, Course> {
  if (feedback === undefined) return 'over';
  if (turn.record.guardrailCount > mostRetries) {
    yield* say(turn, apologyIn(turn.state.language));
    return 'over';
  }
  turn.state.history.addNote(feedback.replaceAll('{{trigger_reason}}', name ?? condition));
  return 'on';
}
