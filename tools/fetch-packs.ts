import { PackStore } from '@mynah/models';
import { packBuilders } from '../apps/server/src/runtime/pack-builders.ts';
import { taskEngines } from '../apps/server/src/runtime/task-engines.ts';

/** `tsx tools/fetch-packs.ts FOLDER [PACK…]`: puts model packs into a folder, for `MYNAH_PACKS` or for tests. */
const [folder, ...names] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder for the packs.');

/** What tests and the bench need. */
const everyday = [
  ...['hibari', 'kokoro-voices', 'kokoro-82m', 'arabic-vowels', 'ffmpeg'],
  ...new Set(taskEngines.flatMap(({ packs }) => packs)),
];

const store = new PackStore({
  folder,
  builders: packBuilders,
  tell: (line) => console.log(line),
});
const stop = new AbortController();
process.on('SIGINT', () => stop.abort());
for (const name of names.length > 0 ? names : everyday) {
  await store.ensure(name, stop.signal);
}
