import type { WidgetSettings } from './settings.ts';

/** What the element says, unless its owner words it otherwise. */
const defaults = {
  main_label: 'Need help?',
  start_call: 'Start a call',
  start_chat: 'Start a chat',
  new_call: 'New call',
  end_call: 'End',
  mute_microphone: 'Mute microphone',
  change_language: 'Change language',
  collapse: 'Collapse',
  expand: 'Expand',
  copied: 'Copied',
  accept_terms: 'Accept',
  dismiss_terms: 'Cancel',
  listening_status: 'Listening',
  speaking_status: 'Talk to interrupt',
  connecting_status: 'Connecting…',
  chatting_status: 'Chatting with an AI agent',
  input_label: 'Message',
  input_placeholder: 'Send a message',
  input_placeholder_text_only: 'Send a message',
  input_placeholder_new_conversation: 'Start a new conversation',
  user_ended_conversation: 'You ended the conversation',
  agent_ended_conversation: 'The agent ended the conversation',
  conversation_id: 'Conversation ID',
  error_occurred: 'The conversation broke off',
  copy_id: 'Copy ID',
  initiate_feedback: 'How was this conversation?',
  request_follow_up_feedback: 'What could be better?',
  thanks_for_feedback: 'Thank you for your feedback',
  thanks_for_feedback_details: 'It helps to make the agent better.',
  follow_up_feedback_placeholder: 'Tell us more',
  submit: 'Submit',
  go_back: 'Back',
  send_message: 'Send',
  text_mode: 'Text mode',
  voice_mode: 'Voice mode',
  switched_to_text_mode: 'Switched to text: your microphone is off',
  switched_to_voice_mode: 'Switched to voice',
  copy: 'Copy',
  agent_working: 'Working…',
  agent_done: 'Done',
  agent_error: 'That didn’t work',
  typing_indicator: 'The agent is writing',
};
export type Texts = Readonly<Record<keyof typeof defaults, string>>;

/** Words in the language that the visitor chose, where the owner has given some. */
export function textsOf(settings: WidgetSettings, language: string): Texts {
  const preset = settings.language_presets[language];
  const sources: (Partial<Record<string, string | null>> | null | undefined)[] = [
    olderNames(settings),
    settings.text_contents,
    preset?.text_contents_translation?.text,
    preset?.text_contents,
  ];
  const texts: Record<string, string> = { ...defaults };
  for (const source of sources) {
    for (const [name, text] of Object.entries(source ?? {})) if (text && name in defaults) texts[name] = text;
  }
  return texts as Texts;
}

/** Settings from before `text_contents`. */
const olderNames = (settings: WidgetSettings): Partial<Record<string, string | null>> => ({
  main_label: settings.action_text,
  start_call: settings.start_call_text,
  end_call: settings.end_call_text,
  expand: settings.expand_text,
  listening_status: settings.listening_text,
  speaking_status: settings.speaking_text,
});

export interface Terms {
  text?: string;
  html?: string;
  /** Under which the visitor's browser remembers that they were accepted. */
  key?: string;
}

/** What the visitor accepts before the first conversation; undefined where there is nothing to accept. */
export function termsOf(settings: WidgetSettings, language: string): Terms | undefined {
  const preset = settings.language_presets[language];
  const html = preset?.terms_html ?? settings.terms_html;
  const text = preset?.terms_text ?? preset?.terms_translation?.text ?? settings.terms_text;
  const key = preset?.terms_key ?? settings.terms_key;
  if (!html && !text) return undefined;
  return { ...(text && { text }), ...(html && { html }), ...(key && { key }) };
}
