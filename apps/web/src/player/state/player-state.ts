import { FEEDBACK_AFTER_SECONDS } from '#web/player/state/player-constants.ts';

export type PlayerPhase = 'idle' | 'loading' | 'ready' | 'ended' | 'failed';

/** What the player is doing. The position is no part of it: it changes on every frame and lives in the audio element. */
export interface PlayerState {
  phase: PlayerPhase;
  /** Sound still arrives. */
  isStreaming: boolean;
  isPlaying: boolean;
  /** The browser wants a press of the button before it plays. */
  isBlocked: boolean;
  /** It should sound, but what comes next has not arrived. */
  isBuffering: boolean;
  /** The line went; the sound is fetched anew and goes on where it was. `isPlaying` is then the wish. */
  isReconnecting: boolean;
  /** PLR-008: from the moment it can play. */
  canSeek: boolean;
  /** Seconds; an estimate while sound still arrives, null while unknown. */
  duration: number | null;
  /** PLR-010, PLR-017. */
  offersFeedback: boolean;
}

export type PlayerEvent =
  | { type: 'load'; isStream: boolean; duration: number | null }
  | { type: 'can-play' }
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'wish' }
  | { type: 'blocked' }
  | { type: 'buffering' }
  | { type: 'connection-lost' }
  | { type: 'reconnected' }
  | { type: 'time'; seconds: number }
  | { type: 'duration'; seconds: number }
  | { type: 'stream-ended' }
  | { type: 'ended' }
  | { type: 'failed' }
  | { type: 'close' };

export const idleState: PlayerState = {
  phase: 'idle',
  isStreaming: false,
  isPlaying: false,
  isBlocked: false,
  isBuffering: false,
  isReconnecting: false,
  canSeek: false,
  duration: null,
  offersFeedback: false,
};

/** PLR-006 to PLR-010: idle, loading, ready (playing or paused), ended. Pure; equal states are the same object. */
export function nextPlayerState(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.type) {
    case 'load':
      return { ...idleState, phase: 'loading', isStreaming: event.isStream, duration: event.duration };
    case 'close':
      return idleState;
    default:
      return state.phase === 'idle' ? state : keepIfEqual(state, whileLoaded(state, event));
  }
}

type LoadedEvent = Exclude<PlayerEvent, { type: 'load' } | { type: 'close' }>;

function whileLoaded(state: PlayerState, event: LoadedEvent): PlayerState {
  switch (event.type) {
    case 'can-play':
      return {
        ...state,
        phase: state.phase === 'loading' ? 'ready' : state.phase,
        canSeek: true,
        isBuffering: false,
        isReconnecting: false,
      };
    case 'play':
      return { ...state, phase: 'ready', isPlaying: true, isBlocked: false };
    case 'pause':
      return { ...state, isPlaying: false, isBuffering: false };
    case 'wish':
      return { ...state, isPlaying: true };
    case 'buffering':
      return { ...state, isBuffering: state.isPlaying };
    case 'blocked':
      return { ...state, isPlaying: false, isBlocked: true };
    case 'connection-lost':
      return { ...state, isReconnecting: true, isBlocked: false };
    case 'reconnected':
      return { ...state, isReconnecting: false };
    case 'time':
      return {
        ...state,
        isBuffering: false,
        offersFeedback: state.offersFeedback || event.seconds > FEEDBACK_AFTER_SECONDS,
      };
    case 'duration':
      return { ...state, duration: event.seconds };
    case 'stream-ended':
      return { ...state, isStreaming: false };
    case 'ended':
      return { ...state, phase: 'ended', isPlaying: false, isBuffering: false, offersFeedback: true };
    case 'failed':
      return {
        ...state,
        phase: 'failed',
        isPlaying: false,
        isStreaming: false,
        isBuffering: false,
        isReconnecting: false,
        canSeek: false,
      };
  }
}

function keepIfEqual(former: PlayerState, next: PlayerState): PlayerState {
  const isEqual = (Object.keys(next) as (keyof PlayerState)[]).every((key) => former[key] === next[key]);
  return isEqual ? former : next;
}
