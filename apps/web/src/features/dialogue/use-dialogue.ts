import { useEffect } from 'react';
import { changeDraft, useDraft } from '#web/features/dialogue/draft.ts';
import { exampleScene } from '#web/features/dialogue/example-scene.ts';
import { type DialogueOrder, generateDialogue } from '#web/features/dialogue/generate-dialogue.ts';
import { countCharacters } from '#web/features/text-to-speech/index.ts';
import { useVoices } from '#web/features/voices/index.ts';
import { useCredits } from '#web/shared/account/credits.ts';
import { readSeed } from '#web/shared/making/seed.ts';
import { useWish } from '#web/shared/making/use-wish.ts';

/** As the server has them. */
const limits = { characters: 5000, voices: 10 } as const;

/** All that decides what the next dialogue will be, may be and will cost. */
export function useDialogue() {
  const { lines, stability, seed } = useDraft();
  const voices = useVoices();
  useVoicesForLines();
  const credits = useCredits();
  const spoken = lines.filter(({ text }) => text.trim() !== '');
  const characters = countCharacters(spoken.map(({ text }) => text).join(''));
  const cost = spoken.reduce((sum, { text, voiceId }) => {
    const multiplier = voices.data?.find((voice) => voice.voice_id === voiceId)?.multiplier ?? 1;
    return sum + countCharacters(text) * multiplier;
  }, 0);
  const seedNumber = readSeed(seed);
  const isTooLong = characters > limits.characters;
  const hasTooManyVoices = new Set(spoken.map(({ voiceId }) => voiceId)).size > limits.voices;
  const isTooDear = credits.isTooDear(cost);
  const order: DialogueOrder = { lines: spoken, stability, seed: seedNumber ?? undefined };
  const hasVoices = spoken.every(({ voiceId }) => voiceId !== '');
  // lines that were there before the voices have none yet
  const isArriving = !hasVoices && !voices.isError;
  const isAllowed = !isTooLong && !hasTooManyVoices && !isTooDear && seedNumber !== null;
  const canGenerate = spoken.length > 0 && isAllowed && (hasVoices || isArriving);
  const wish = useWish({
    isArriving,
    carryOut: () => canGenerate && void generateDialogue(order),
  });
  return {
    ...{ lines, order, voices, characters, cost: Math.ceil(cost), credits, limits },
    ...{ isTooLong, isTooDear, hasTooManyVoices, canGenerate },
    generate: wish.make,
    /** A press that waits for the voices, and taking it back. */
    isWaiting: wish.isOpen,
    stopWaiting: wish.drop,
  };
}

export type Dialogue = ReturnType<typeof useDialogue>;

/** A new draft has a scene of two voices; a voice that is gone is stood in for. */
function useVoicesForLines(): void {
  const lines = useDraft((draft) => draft.lines);
  const voices = useVoices().data;
  useEffect(() => {
    if (lines.length === 0) {
      changeDraft({ lines: exampleScene(voices) });
      return;
    }
    if (!voices || voices.length === 0) return;
    const isThere = (id: string) => voices.some((voice) => voice.voice_id === id);
    if (lines.every(({ voiceId }) => isThere(voiceId))) return;
    changeDraft({
      lines: lines.map((line, index) =>
        isThere(line.voiceId)
          ? line
          : { ...line, voiceId: voices[index % Math.min(2, voices.length)]!.voice_id },
      ),
    });
  }, [lines, voices]);
}
