import { useEffect } from 'react';
import type { CastVoice } from '#web/features/studio/studio.requests.ts';
import { displayName, type PickerVoice } from '#web/features/voices/index.ts';
import { colorOfVoice } from '#web/ui/orb-background.ts';

/**
 * Names and colors of voices as rules of a style sheet: somebody of the cast who is renamed or played by another voice
 * changes at once in the whole text, and the text itself is not touched.
 */
export function useVoiceStyles(cast: readonly CastVoice[], voices: readonly PickerVoice[]): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    const names = new Map(voices.map((voice) => [voice.voice_id, displayName(voice)]));
    const rules = [
      ...voices.map(({ voice_id: id, name }) => ruleOf(`[data-voice="${CSS.escape(id)}"]`, id, name)),
      // behind those of voices: a name of the cast stands before that of its voice
      ...cast.map(({ project_voice_ref_id: castId, alias, voice_id: voiceId }) =>
        ruleOf(`[data-cast="${CSS.escape(castId)}"]`, voiceId, names.get(voiceId) ?? alias, alias),
      ),
    ];
    sheet.replaceSync(rules.join('\n'));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [cast, voices]);
}

const ruleOf = (selector: string, id: string, voiceName: string, shown: string = voiceName): string =>
  `.studio-voice${selector} { --voice: ${colorOfVoice(id, voiceName)}; --voice-name: ${asString(shown)}; }`;

/** As a string of CSS; a name may hold anything. */
const asString = (text: string): string =>
  `"${[...text.slice(0, 40)].map((letter) => `\\${letter.codePointAt(0)!.toString(16)} `).join('')}"`;
