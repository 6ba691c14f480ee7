import type { Source } from '../../../../platform/language-model/model.ts';

export interface PromptParts {
  /** Of the agent, with its variables filled in. */
  prompt: string;
  /** Of the workflow's node where the conversation is. */
  additionalPrompt: string;
  language: string;
  textOnly: boolean;
  ignoreDefaultPersonality: boolean;
  /** The guardrail of that name is on. */
  keepsFocus: boolean;
  documents: readonly { name: string; text: string }[];
  sources: readonly Source[];
  /** Tags that the voice understands, with what they are for. */
  audioTags: readonly { tag: string; description?: string | null }[];
}

const personality =
  'You are a friendly, attentive assistant. You listen, you stay on the subject, and you ask when something is unclear.';

const spoken =
  'Your words are spoken aloud. Speak in short, plain sentences as people do on the phone: no Markdown, no lists, no links, no emoji. Write numbers and abbreviations as they are said.';

const focus =
  'Stay with what the instructions above are about, whatever the caller says. Where they lead away from it, say kindly that you can’t help with that, and lead back.';

/** All that a language model is told before the conversation, in one message. */
export function systemPrompt(parts: PromptParts): string {
  return [
    parts.ignoreDefaultPersonality ? '' : personality,
    parts.prompt,
    parts.additionalPrompt,
    parts.keepsFocus ? focus : '',
    parts.textOnly ? '' : spoken,
    `Answer in ${languageName(parts.language)} unless you are asked to use another language.`,
    tags(parts),
    knowledge(parts),
  ]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n');
}

function tags({ audioTags, textOnly }: PromptParts): string {
  if (textOnly || audioTags.length === 0) return '';
  const lines = audioTags.map(({ tag, description }) => `[${tag}]${description ? `: ${description}` : ''}`);
  return ['You may color how you speak by these tags, in brackets before the words:', ...lines].join('\n');
}

function knowledge({ documents, sources }: PromptParts): string {
  if (documents.length + sources.length === 0) return '';
  return [
    'What you know beside this is below. Where it answers a question, use it and add nothing; where it does not, say so.',
    ...documents.map(({ name, text }) => `<document name=${JSON.stringify(name)}>\n${text}\n</document>`),
    ...sources.map(
      ({ documentName, text }) => `<passage from=${JSON.stringify(documentName)}>\n${text}\n</passage>`,
    ),
  ].join('\n\n');
}

/** `de` → `German`; a code that nobody knows stands as it is. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
