import { z } from 'zod';
import { allowlistItem } from './locators.ts';

export const embedVariant = z.enum(['tiny', 'compact', 'full', 'expandable']);

export const imageAvatar = z.object({
  type: z.literal('image').default('image'),
  url: z.string().default(''),
});

export const orbAvatar = z.object({
  type: z.literal('orb').default('orb'),
  color_1: z.string().default('#2792dc'),
  color_2: z.string().default('#9ce6e6'),
});

export const urlAvatar = z.object({
  type: z.literal('url').default('url'),
  custom_url: z.string().default(''),
});

export const widgetEndFeedbackType = z.enum(['rating']);

export const widgetEndFeedbackConfig = z.object({
  type: widgetEndFeedbackType.default('rating'),
});

export const widgetExpandable = z.enum(['never', 'mobile', 'desktop', 'always']);

export const widgetFeedbackMode = z.enum(['none', 'during', 'end']);

export const widgetTermsTranslation = z.object({
  source_hash: z.string(),
  text: z.string(),
});

export const widgetTextContents = z.object({
  main_label: z.string().nullable().default(null),
  start_call: z.string().nullable().default(null),
  start_chat: z.string().nullable().default(null),
  new_call: z.string().nullable().default(null),
  end_call: z.string().nullable().default(null),
  mute_microphone: z.string().nullable().default(null),
  change_language: z.string().nullable().default(null),
  collapse: z.string().nullable().default(null),
  expand: z.string().nullable().default(null),
  copied: z.string().nullable().default(null),
  accept_terms: z.string().nullable().default(null),
  dismiss_terms: z.string().nullable().default(null),
  listening_status: z.string().nullable().default(null),
  speaking_status: z.string().nullable().default(null),
  connecting_status: z.string().nullable().default(null),
  chatting_status: z.string().nullable().default(null),
  input_label: z.string().nullable().default(null),
  input_placeholder: z.string().nullable().default(null),
  input_placeholder_text_only: z.string().nullable().default(null),
  input_placeholder_new_conversation: z.string().nullable().default(null),
  user_ended_conversation: z.string().nullable().default(null),
  agent_ended_conversation: z.string().nullable().default(null),
  conversation_id: z.string().nullable().default(null),
  error_occurred: z.string().nullable().default(null),
  copy_id: z.string().nullable().default(null),
  initiate_feedback: z.string().nullable().default(null),
  request_follow_up_feedback: z.string().nullable().default(null),
  thanks_for_feedback: z.string().nullable().default(null),
  thanks_for_feedback_details: z.string().nullable().default(null),
  follow_up_feedback_placeholder: z.string().nullable().default(null),
  submit: z.string().nullable().default(null),
  go_back: z.string().nullable().default(null),
  send_message: z.string().nullable().default(null),
  text_mode: z.string().nullable().default(null),
  voice_mode: z.string().nullable().default(null),
  switched_to_text_mode: z.string().nullable().default(null),
  switched_to_voice_mode: z.string().nullable().default(null),
  copy: z.string().nullable().default(null),
  download: z.string().nullable().default(null),
  wrap: z.string().nullable().default(null),
  agent_working: z.string().nullable().default(null),
  agent_done: z.string().nullable().default(null),
  agent_error: z.string().nullable().default(null),
  attach_file: z.string().nullable().default(null),
  remove_file: z.string().nullable().default(null),
  file_upload_error: z.string().nullable().default(null),
  file_type_unsupported: z.string().nullable().default(null),
  file_too_large: z.string().nullable().default(null),
  file_limit_reached: z.string().nullable().default(null),
  typing_indicator: z.string().nullable().default(null),
});

export const widgetTextContentsTranslation = z.object({
  source: z.record(z.string(), z.string()).default({}),
  text: z.record(z.string(), z.string()).default({}),
});

export const widgetLanguagePreset = z.object({
  text_contents: widgetTextContents.nullable().default(null),
  text_contents_translation: widgetTextContentsTranslation.nullable().default(null),
  terms_text: z.string().nullable().default(null),
  terms_html: z.string().nullable().default(null),
  terms_key: z.string().nullable().default(null),
  terms_translation: widgetTermsTranslation.nullable().default(null),
});

export const widgetPlacement = z.enum([
  'top-left',
  'top',
  'top-right',
  'bottom-left',
  'bottom',
  'bottom-right',
]);

export const widgetStyles = z.object({
  base: z.string().nullable().default(null),
  base_hover: z.string().nullable().default(null),
  base_active: z.string().nullable().default(null),
  base_border: z.string().nullable().default(null),
  base_subtle: z.string().nullable().default(null),
  base_primary: z.string().nullable().default(null),
  base_error: z.string().nullable().default(null),
  accent: z.string().nullable().default(null),
  accent_hover: z.string().nullable().default(null),
  accent_active: z.string().nullable().default(null),
  accent_border: z.string().nullable().default(null),
  accent_subtle: z.string().nullable().default(null),
  accent_primary: z.string().nullable().default(null),
  overlay_padding: z.number().nullable().default(null),
  button_radius: z.number().nullable().default(null),
  input_radius: z.number().nullable().default(null),
  bubble_radius: z.number().nullable().default(null),
  sheet_radius: z.number().nullable().default(null),
  compact_sheet_radius: z.number().nullable().default(null),
  dropdown_sheet_radius: z.number().nullable().default(null),
});

export const widgetConfig = z.object({
  variant: embedVariant.default('full'),
  placement: widgetPlacement.default('bottom-right'),
  expandable: widgetExpandable.default('never'),
  avatar: z.union([orbAvatar, urlAvatar, imageAvatar]).optional(),
  feedback_mode: widgetFeedbackMode.default('none'),
  end_feedback: widgetEndFeedbackConfig.nullable().default(null),
  bg_color: z.string().default('#ffffff'),
  text_color: z.string().default('#000000'),
  btn_color: z.string().default('#000000'),
  btn_text_color: z.string().default('#ffffff'),
  border_color: z.string().default('#e1e1e1'),
  focus_color: z.string().default('#000000'),
  border_radius: z.int().nullable().default(null),
  btn_radius: z.int().nullable().default(null),
  action_text: z.string().nullable().default(null),
  start_call_text: z.string().nullable().default(null),
  end_call_text: z.string().nullable().default(null),
  expand_text: z.string().nullable().default(null),
  listening_text: z.string().nullable().default(null),
  speaking_text: z.string().nullable().default(null),
  shareable_page_text: z.string().nullable().default(null),
  shareable_page_show_terms: z.boolean().default(true),
  terms_text: z.string().nullable().default(null),
  terms_html: z.string().nullable().default(null),
  terms_key: z.string().nullable().default(null),
  show_avatar_when_collapsed: z.boolean().nullable().default(false),
  disable_banner: z.boolean().default(false),
  override_link: z.string().nullable().default(null),
  markdown_link_allowed_hosts: z.array(allowlistItem).default([]),
  markdown_link_include_www: z.boolean().default(true),
  markdown_link_allow_http: z.boolean().default(true),
  mic_muting_enabled: z.boolean().default(true),
  transcript_enabled: z.boolean().default(true),
  text_input_enabled: z.boolean().default(true),
  conversation_mode_toggle_enabled: z.boolean().default(false),
  default_expanded: z.boolean().default(false),
  always_expanded: z.boolean().default(false),
  dismissible: z.boolean().default(false),
  show_agent_status: z.boolean().default(false),
  show_conversation_id: z.boolean().default(true),
  strip_audio_tags: z.boolean().default(true),
  syntax_highlight_theme: z.enum(['light', 'dark']).nullable().default(null),
  text_contents: widgetTextContents.prefault({}),
  styles: widgetStyles.prefault({}),
  show_resize_button: z.boolean().default(true),
  language_selector: z.boolean().default(false),
  supports_text_only: z.boolean().default(true),
  custom_avatar_path: z.string().nullable().default(null),
  language_presets: z.record(z.string(), widgetLanguagePreset).default({}),
});
export type WidgetConfig = z.output<typeof widgetConfig>;
