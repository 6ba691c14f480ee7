import { EngineFailure } from '@mynah/engine-spec';
import type { TaskEngine } from '@mynah/engine-spec/tasks';
import { readModes } from './modes.ts';
import { runApertium } from './run-apertium.ts';

/** The marks of words that it does not know are left out. */
const withoutMarks = '-u';

export async function openApertium(): Promise<TaskEngine<'translation'>> {
  const listModes = async (signal: AbortSignal) => readModes((await runApertium(['-l'], { signal })) ?? '');
  return {
    async *run(request, signal) {
      if (signal.aborted) return;
      const modes = await listModes(signal);
      if (request.kind === 'pairs') {
        const pairs = modes.map(({ source, target }) => ({ source, target }));
        return yield { type: 'pairs', pairs };
      }
      const mode = modes.find(({ source, target }) => source === request.source && target === request.target);
      if (!mode)
        throw new EngineFailure(
          'unsupported',
          `Apertium doesn’t translate ${request.source} into ${request.target} on this machine.`,
        );
      for (const [index, text] of request.texts.entries()) {
        const answer =
          text.trim() === ''
            ? text
            : await runApertium([withoutMarks, mode.name], { input: `${text}\n`, signal });
        if (signal.aborted) return;
        yield { type: 'translation', index, text: (answer ?? '').replace(/\n$/, '') };
      }
    },
    dispose: async () => {},
  };
}
