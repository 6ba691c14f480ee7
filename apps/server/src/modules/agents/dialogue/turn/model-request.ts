import type { ModelRequest, Source } from '../../../../platform/language-model/model.ts';
import { fillVariables } from '../fill-variables.ts';
import type { History } from '../history.ts';
import type { Speaker } from '../speaker.ts';
import type { exitTools } from '../workflow/choose-exit.ts';
import { systemPrompt } from './system-prompt.ts';

export interface RequestParts {
  speaker: Speaker;
  history: History;
  variables: Readonly<Record<string, unknown>>;
  sources: readonly Source[];
  exits: ReturnType<typeof exitTools>;
  textOnly: boolean;
  extraBody: Record<string, unknown> | undefined;
  signal: AbortSignal;
}

/** All that a language model is asked in one round of a turn. */
export function modelRequest(parts: RequestParts): ModelRequest {
  const { speaker, history, variables, sources, exits, textOnly, extraBody, signal } = parts;
  const { agent, tts } = speaker.agent.conversationConfig;
  const { prompt } = agent;
  const fill = (text: string) => fillVariables(text, variables);
  const system = systemPrompt({
    prompt: fill(prompt.prompt),
    additionalPrompt: fill(speaker.additionalPrompt),
    language: agent.language,
    textOnly,
    ignoreDefaultPersonality: prompt.ignore_default_personality !== false,
    keepsFocus: speaker.agent.platformSettings.guardrails.focus.is_enabled,
    documents: speaker.documents,
    sources,
    audioTags: tts.expressive_mode ? tts.suggested_audio_tags : [],
  });
  const tools = [...exits, ...speaker.tools].map(({ declaration }) => declaration);
  return {
    messages: [{ role: 'system', content: system }, ...history.fitting(speaker.model.contextTokens)],
    ...(tools.length > 0 && { tools }),
    temperature: prompt.temperature,
    ...(prompt.max_tokens > 0 && { maxTokens: prompt.max_tokens }),
    reasoningEffort: prompt.reasoning_effort,
    ...(extraBody && { extraBody }),
    instructions: fill(`${prompt.prompt}\n${speaker.additionalPrompt}`),
    collects: collectsOf(speaker),
    sources: [...sources, ...speaker.documents.map(asSource)],
    signal,
  };
}

/** What the caller must say themselves. */
const collectsOf = ({ agent }: Speaker): NonNullable<ModelRequest['collects']> =>
  Object.entries(agent.platformSettings.data_collection).flatMap(([id, property]) => {
    const isKnown = (property.constant_value ?? '') !== '' || property.dynamic_variable !== '';
    return isKnown || property.is_omitted ? [] : { id, description: property.description };
  });

/** Documents that stand in the prompt whole may be answered from as well. */
const asSource = ({ documentId, name, text }: Speaker['documents'][number]): Source => ({
  documentId,
  documentName: name,
  chunkId: documentId,
  text,
  distance: 1,
});
