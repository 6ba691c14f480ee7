/** The public interface of the agents: what other pages may use. */
export { agentChoicesQuery } from '#web/features/agents/agents.requests.ts';
export { AgreementGate } from '#web/features/agents/agreement/agreement-gate.tsx';
export { LanguageSelect } from '#web/features/agents/editor/tabs/language-select.tsx';
export { TestFromTurn } from '#web/features/agents/editor/tabs/tests/test-from-turn.tsx';
export { VoiceChoice } from '#web/features/agents/editor/tabs/voice-choice.tsx';
export { AGENTS_PATH, PLAYGROUND_PATH, TALK_PATH } from '#web/features/agents/paths.ts';
