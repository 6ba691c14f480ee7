import { EngineFailure } from '@mynah/engine-spec';
import type { TaskEngine, TaskEngineHome } from '@mynah/engine-spec/tasks';
import { requireLanguage, requireWindow } from './check-request.ts';
import { borrowModel } from './shared-model.ts';
import { timeWords } from './time-words.ts';

/** What the decoder can hold beside the tokens that begin a text. */
const LONGEST = 440;

export async function openAlignment(home: TaskEngineHome): Promise<TaskEngine<'alignment'>> {
  const { model, giveBack } = await borrowModel(home);
  return {
    async *run({ samples, text, language }, signal) {
      requireWindow(samples);
      requireLanguage(language);
      const tokens = model.tokenizer.encode(` ${text.trim()}`);
      if (text.trim() === '') throw new EngineFailure('unspeakable', 'There’s no text to align.');
      if (tokens.length > LONGEST)
        throw new EngineFailure('unsupported', 'The text is too long. Align it in parts.');
      if (signal.aborted) return;
      const sound = await model.listen(samples);
      if (signal.aborted) return;
      const { words, logProbabilities } = await timeWords(model, {
        sound,
        samples,
        tokens,
        language,
      });
      if (signal.aborted) return;
      const loss = -logProbabilities.reduce((sum, each) => sum + each, 0) / tokens.length;
      yield { type: 'words', words, loss };
    },
    dispose: giveBack,
  };
}
