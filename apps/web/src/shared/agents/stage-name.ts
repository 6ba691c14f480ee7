import { message } from '#web/shared/agents/messages.ts';

const titles: Readonly<Record<string, string>> = {
  convai_rag_latency: message('stageSearch'),
  convai_llm_service_ttfb: message('stageFirstWord'),
  convai_llm_service_ttf_sentence: message('stageFirstSentence'),
  convai_tts_service_ttfb: message('stageFirstSound'),
};

/** A stage of an answer that is measured; one that has no title yet is shown as the API names it. */
export const stageName = (stage: string): string => titles[stage] ?? stage;
