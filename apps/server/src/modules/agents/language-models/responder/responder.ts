import type {
  LanguageModel,
  ModelEvent,
  ModelMessage,
  ModelRequest,
} from '../../../../platform/language-model/index.ts';
import { chooseSentences } from './choose-sentences.ts';
import { nextQuestion, type Wish } from './collect-arguments.ts';
import { detailsOf, isQuestion } from './collect-details.ts';
import { factsIn } from './facts.ts';
import { phrasesFor } from './phrases.ts';
import { smallTalkIn } from './recognize.ts';

/**
 * Answers without a language model: from passages that were looked up, from the agent's own text, and by asking for
 * what a tool needs. It writes nothing of its own but a few phrases, and says what it is when asked.
 */
export const responder: LanguageModel = {
  name: 'mynah-responder',
  contextTokens: 100_000,
  async *stream(request): AsyncGenerator<ModelEvent> {
    yield { type: 'model', name: 'mynah-responder' };
    const { text, calls = [] } = respond(request);
    if (text) yield { type: 'text', text };
    for (const call of calls)
      yield { type: 'tool-call', call: { ...call, id: `call_${crypto.randomUUID().slice(0, 8)}` } };
    yield { type: 'end', reason: calls.length > 0 ? 'tool-calls' : 'stop' };
  },
};

interface Response {
  text?: string;
  calls?: { name: string; arguments: string }[];
}

function respond(request: ModelRequest): Response {
  const language = languageOf(request);
  const phrases = phrasesFor(language);
  const last = request.messages.at(-1);
  if (last?.role === 'tool') return { text: afterTool(request.messages, phrases) };
  // a value that a model should read out of the conversation: nobody here can
  if (request.answerSchema) return {};
  const said = last?.role === 'user' ? last.content : '';
  const talk = smallTalkIn(said);
  if (talk === 'farewell') {
    const ends = request.tools?.some(({ name }) => name === 'end_call');
    const calls = [{ name: 'end_call', arguments: JSON.stringify({ reason: 'The caller said goodbye.' }) }];
    return { text: phrases.farewell, ...(ends && { calls }) };
  }
  if (talk) return { text: phrases[talk] };
  const wish = nextQuestion(request);
  if (wish) return answerWish(wish, phrases.ask);
  return { text: answerText(request, said, language) };
}

/** From what the agent knows; then on to what it is to find out of the caller. */
function answerText(request: ModelRequest, said: string, language: string): string {
  const { question, isAnswer, wasAsked, noted } = detailsOf(request, language);
  if (isAnswer) return question ?? noted;
  const passages = [...(request.sources ?? []), { text: factsIn(request.instructions ?? '') }];
  const found = chooseSentences(said, passages)?.text;
  if (found !== undefined) return wasAsked && question ? `${found} ${question}` : found;
  return question && !isQuestion(said) ? question : phrasesFor(language).unknown;
}

const answerWish = (wish: Wish, ask: string): Response =>
  wish.missing === undefined
    ? { calls: [{ name: wish.tool, arguments: JSON.stringify(wish.arguments) }] }
    : { text: ask.replace('{what}', wish.missing) };

/** What a tool gave is read out where it is a sentence. */
function afterTool(messages: readonly ModelMessage[], phrases: ReturnType<typeof phrasesFor>): string {
  const last = messages.at(-1);
  const content = last?.content.trim() ?? '';
  if (/error|failed|no answer in/i.test(content)) return phrases.failed;
  const isProse = content.length <= 300 && /[\p{L}]/u.test(content) && !/^[[{<]/.test(content);
  return isProse ? content : phrases.done;
}

/** The system message says in which language to answer. */
function languageOf({ messages }: ModelRequest): string {
  const system = messages[0]?.role === 'system' ? messages[0].content : '';
  const name = /^Answer in ([\p{L} ]+?) unless/mu.exec(system)?.[1] ?? 'English';
  const codes: Readonly<Record<string, string>> = {
    German: 'de',
    Spanish: 'es',
    French: 'fr',
    Italian: 'it',
    Portuguese: 'pt',
  };
  return codes[name] ?? 'en';
}
