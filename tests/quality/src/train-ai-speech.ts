import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { trainLogistic } from '@mynah/engine-ai-speech/model';
import { openContext, root } from './context.ts';
import { readPeople } from './parts/ai-speech/human-speech.ts';
import { chooseBands, judgeLeftOut } from './parts/ai-speech/leave-out.ts';
import { readMachines } from './parts/ai-speech/machine-speech.ts';
import { makeExamples } from './parts/ai-speech/make-examples.ts';

/**
 * `npm run train:ai-speech`: makes the model of the AI speech classifier and measures it. The same packs give the same
 * files.
 */
const { context, close } = await openContext((line) => console.error(line), new AbortController().signal);
try {
  const speakers = [...(await readPeople(context)), ...(await readMachines(context))];
  const examples = await makeExamples(join(await context.pack('ffmpeg'), 'ffmpeg'), speakers);
  const bands = chooseBands(judgeLeftOut(examples));
  const model = trainLogistic(examples);
  const folder = join(root, 'packages', 'engines', 'ai-speech', 'src');
  const head = '/** Written by `npm run train:ai-speech`. */\n';
  const rounded = JSON.stringify(model, (_, value) =>
    typeof value === 'number' ? Number(value.toPrecision(5)) : value,
  );
  await writeFile(
    join(folder, 'weights.ts'),
    `import type { LogisticModel } from './logistic.ts';\n\n${head}export const weights: LogisticModel = ${rounded};\n`,
  );
  await writeFile(
    join(folder, 'measured.ts'),
    `/** Of engines and makers that the model was not trained with. Written by \`npm run train:ai-speech\`. */\nexport const measured = ${JSON.stringify(bands)};\n`,
  );
  console.log(bands);
} finally {
  await close();
}
