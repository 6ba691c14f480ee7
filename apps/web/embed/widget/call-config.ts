import { type ReadAttribute, readRecord } from './settings.ts';

type Variables = Record<string, string | number | boolean>;

/** A function of the page that the agent may call. */
export type ClientTool = (parameters: Record<string, unknown>) => unknown;

/** How a conversation begins. The page hears of it before, by the event `mynah:call`, and may change it. */
export interface CallConfig {
  dynamicVariables?: Variables;
  overrides?: Record<string, object>;
  userId?: string;
  clientTools: Record<string, ClientTool>;
}

/** As the attributes say; `language` is what the visitor chose. */
export function callConfigOf(read: ReadAttribute, language: string | undefined): CallConfig {
  const variables = readRecord(read('dynamic-variables'), 'dynamic-variables');
  const userId = read('user-id');
  const overrides = overridesOf(read, language);
  return {
    clientTools: {},
    ...(variables && { dynamicVariables: variables as Variables }),
    ...(overrides && { overrides }),
    ...(userId && { userId }),
  };
}

function overridesOf(read: ReadAttribute, language: string | undefined): Record<string, object> | undefined {
  const prompt = given({ prompt: read('override-prompt'), llm: read('override-llm') });
  const agent = given({
    first_message: read('override-first-message'),
    language: language ?? read('override-language'),
    prompt,
  });
  const tts = given({
    voice_id: read('override-voice-id'),
    speed: readNumber(read('override-speed')),
    stability: readNumber(read('override-stability')),
    similarity_boost: readNumber(read('override-similarity-boost')),
  });
  return given({ agent, tts });
}

function readNumber(text: string | null): number | undefined {
  const value = text ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}

/** What is there; undefined when nothing is. */
function given<T extends object>(parts: Record<string, T | string | number | null | undefined>) {
  const there = Object.entries(parts).filter(([, value]) => value !== null && value !== undefined);
  return there.length > 0 ? (Object.fromEntries(there) as Record<string, T>) : undefined;
}
