import type { WidgetAnswer } from '@mynah/contract/agents/registry/widget';

/** How the element looks and what it may do, as the server answers it. */
export type WidgetSettings = WidgetAnswer['widget_config'];

/** Reads one attribute of the element. */
export type ReadAttribute = (name: string) => string | null;

const texts: Readonly<Record<string, keyof WidgetSettings>> = {
  variant: 'variant',
  placement: 'placement',
  'action-text': 'action_text',
  'start-call-text': 'start_call_text',
  'end-call-text': 'end_call_text',
  'expand-text': 'expand_text',
  'listening-text': 'listening_text',
  'speaking-text': 'speaking_text',
  'terms-key': 'terms_key',
  'syntax-highlight-theme': 'syntax_highlight_theme',
};

const switches: Readonly<Record<string, keyof WidgetSettings>> = {
  'show-avatar-when-collapsed': 'show_avatar_when_collapsed',
  'mic-muting': 'mic_muting_enabled',
  transcript: 'transcript_enabled',
  'text-input': 'text_input_enabled',
  'default-expanded': 'default_expanded',
  'always-expanded': 'always_expanded',
  dismissible: 'dismissible',
  'strip-audio-tags': 'strip_audio_tags',
  'show-agent-status': 'show_agent_status',
  'show-conversation-id': 'show_conversation_id',
  'markdown-link-include-www': 'markdown_link_include_www',
  'markdown-link-allow-http': 'markdown_link_allow_http',
};

/** All that the element listens to; names as those of the widget that pages may have had before. */
export const attributeNames: readonly string[] = [
  'agent-id',
  'signed-url',
  'environment',
  'language',
  'user-id',
  'dynamic-variables',
  'override-config',
  'avatar-image-url',
  'avatar-orb-color-1',
  'avatar-orb-color-2',
  'text-contents',
  'markdown-link-allowed-hosts',
  'override-prompt',
  'override-llm',
  'override-first-message',
  'override-language',
  'override-voice-id',
  'override-speed',
  'override-stability',
  'override-similarity-boost',
  'override-text-only',
  ...Object.keys(texts),
  ...Object.keys(switches),
];

/** Settings of the agent, with those that the page has given the element laid over them. */
export function withAttributes(settings: WidgetSettings, read: ReadAttribute): WidgetSettings {
  const changed: Record<string, unknown> = {};
  for (const [attribute, name] of Object.entries(texts)) {
    const text = read(attribute);
    if (text) changed[name] = text;
  }
  for (const [attribute, name] of Object.entries(switches)) {
    const isOn = readSwitch(read(attribute));
    if (isOn !== undefined) changed[name] = isOn;
  }
  const hosts = read('markdown-link-allowed-hosts');
  if (hosts !== null)
    changed.markdown_link_allowed_hosts = hosts
      .split(',')
      .map((hostname) => ({ hostname: hostname.trim() }))
      .filter(({ hostname }) => hostname !== '');
  const contents = readRecord(read('text-contents'), 'text-contents');
  if (contents) changed.text_contents = { ...settings.text_contents, ...contents };
  if (readSwitch(read('override-text-only'))) changed.text_only = true;
  return { ...settings, ...changed, avatar: avatarOf(settings, read) };
}

function avatarOf({ avatar }: WidgetSettings, read: ReadAttribute): WidgetSettings['avatar'] {
  const url = read('avatar-image-url');
  if (url) return { type: 'image', url };
  const [first, second] = [read('avatar-orb-color-1'), read('avatar-orb-color-2')];
  if (!first && !second) return avatar;
  const own = avatar?.type === 'orb' ? avatar : undefined;
  return {
    type: 'orb',
    color_1: first ?? own?.color_1 ?? '#2792dc',
    color_2: second ?? own?.color_2 ?? '#9ce6e6',
  };
}

/** Undefined where the page says nothing; an attribute without a value is on. */
export function readSwitch(value: string | null): boolean | undefined {
  if (value === null) return undefined;
  return value !== 'false';
}

/** What is no JSON object is told to who builds the page, and left out. */
export function readRecord(text: string | null, attribute: string): Record<string, unknown> | undefined {
  if (!text) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // said below
  }
  console.error(`<mynah-agent>: ${attribute} is not a JSON object.`);
  return undefined;
}
