import { serveEngines } from '../src/platform/engines/serve-engines.ts';
import { taskProgram } from '../src/platform/engines/task-program.ts';
import { echo } from './test-tasks.ts';

/** Tasks without models: tests of the pools judge no result. */
serveEngines(taskProgram([echo]));
