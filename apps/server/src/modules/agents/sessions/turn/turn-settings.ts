import type { ConversationalConfig } from '@mynah/contract/agents/config/conversational-config';
import type { TurnSettings } from './turn-types.ts';

/** Below zero, a wait is off. */
const wait = (seconds: number | null): number | null =>
  seconds === null || seconds < 0 ? null : seconds * 1000;

/** What an agent's settings say of its turns. */
export function turnSettingsOf(
  { turn, agent, conversation }: ConversationalConfig,
  language: string,
): TurnSettings {
  const { soft_timeout_config: soft } = turn;
  const softMs = wait(soft.timeout_seconds);
  return {
    // by silence alone: nothing is guessed from words
    eagerness: turn.mode === 'silence' ? 'patient' : turn.turn_eagerness,
    waitsForSpelling: turn.spelling_patience === 'auto',
    language,
    turnTimeoutMs: wait(turn.turn_timeout),
    initialWaitMs: wait(turn.initial_wait_time),
    silenceEndMs: wait(turn.silence_end_call_timeout),
    longestMs: conversation.max_duration_seconds > 0 ? conversation.max_duration_seconds * 1000 : Infinity,
    mayInterrupt: conversation.client_events.includes('interruption'),
    guardsFirstMessage: agent.disable_first_message_interruptions,
    keepsGuardedWords: turn.transcribe_on_disabled_interruptions,
    isSpeculative: turn.speculative_turn,
    ignoredTerms: {
      own: turn.interruption_ignore_terms,
      languages: turn.interruption_ignore_term_languages,
      addsToUsual: turn.merge_with_default_ignore_terms,
    },
    softTimeout: softMs === null ? null : softTimeoutOf(soft, softMs),
  };
}

const softTimeoutOf = (
  soft: ConversationalConfig['turn']['soft_timeout_config'],
  afterMs: number,
): TurnSettings['softTimeout'] => ({
  afterMs,
  most: soft.max_soft_timeouts_per_generation,
  notBeforeCaller: soft.disable_until_first_user_message,
});
