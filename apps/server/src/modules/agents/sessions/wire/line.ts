import type { AsrConfig, TtsConfig } from '@mynah/contract/agents/config/speech-settings';
import type { ServerEvent } from '@mynah/contract/agents/sessions/server-events';

/** How sound goes over a line, from its first message to its last. */
export interface SoundFormats {
  input: AsrConfig['user_input_audio_format'];
  output: TtsConfig['agent_output_audio_format'];
}

/** The way to a client, whatever carries it: a socket, a room of LiveKit. */
export interface Line {
  /** Those of the line itself; where it carries any, the agent’s settings say. */
  readonly formats?: SoundFormats;
  /** What is sent to a line that is gone is dropped. */
  send(event: ServerEvent): Promise<void>;
  close(code: number, reason: string): void;
}
