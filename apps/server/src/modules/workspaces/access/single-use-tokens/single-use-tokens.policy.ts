import type { Permission } from '@mynah/contract';
import type { SingleUseTokenType } from '@mynah/contract/accounts/single-use-tokens';

/** What a token of a type may do, and nothing else; its maker must be allowed to. */
export const permissionOfToken: Readonly<Record<SingleUseTokenType, Permission>> = {
  realtime_scribe: 'speech_to_text',
  batch_scribe: 'speech_to_text',
  tts_websocket: 'text_to_speech',
};
