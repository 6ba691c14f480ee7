import type { WidgetSettings } from './settings.ts';
import type { Talk } from './talk.ts';
import type { Terms, Texts } from './texts.ts';

export type Score = 'like' | 'dislike';

/** How a conversation was, as its visitor says after it. */
export interface EndFeedback {
  rating?: number;
  isSent: boolean;
  hasFailed?: boolean;
}

/** All that is shown, at one moment. */
export interface Now {
  settings: WidgetSettings;
  texts: Texts;
  language: string;
  languages: readonly string[];
  talk: Talk;
  isOpen: boolean;
  isDismissed: boolean;
  isLarge: boolean;
  /** What must be accepted before what the visitor has begun goes on. */
  pendingTerms?: Terms;
  feedback: EndFeedback;
  scores: ReadonlyMap<number, Score>;
}

export interface Actions {
  call: () => void;
  chat: () => void;
  send: (text: string) => void;
  end: () => void;
  open: () => void;
  close: () => void;
  dismiss: (isDismissed: boolean) => void;
  enlarge: (isLarge: boolean) => void;
  choose: (language: string) => void;
  answerTerms: (areAccepted: boolean) => void;
  score: (eventId: number, score: Score) => void;
  rate: (rating: number | undefined) => void;
  comment: (text: string) => void;
}

const phone = '(max-width: 640px)';

/** Is there more than a button: something to read, to type, or to answer? */
export function hasSheet({ settings, talk }: Pick<Now, 'settings' | 'talk'>): boolean {
  const { expandable, variant, feedback_mode: feedback } = settings;
  const isPhone = matchMedia(phone).matches;
  return (
    settings.text_only ||
    settings.transcript_enabled ||
    settings.text_input_enabled ||
    settings.always_expanded ||
    variant === 'expandable' ||
    expandable === 'always' ||
    (expandable === 'mobile' && isPhone) ||
    (expandable === 'desktop' && !isPhone) ||
    (feedback === 'end' && talk.state.conversationId !== undefined)
  );
}

/** Text begins a conversation where the server allows one without sound, and joins one that is going on. */
export const canType = ({ settings, talk }: Now): boolean =>
  settings.text_only || (settings.text_input_enabled && (settings.supports_text_only || talk.isOn));

export const isOver = ({ talk: { state } }: Now): boolean =>
  state.status === 'ended' || state.status === 'failed';

/** What the agent is doing, in a word. */
export function statusOf({ talk, texts, settings }: Now): string {
  if (talk.state.status === 'connecting') return texts.connecting_status;
  if (talk.state.status !== 'live') return '';
  if (!talk.isVoice || talk.isTextMode || settings.text_only) return texts.chatting_status;
  return talk.isSpeaking ? texts.speaking_status : texts.listening_status;
}
