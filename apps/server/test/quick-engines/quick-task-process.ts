import { serveEngines } from '../../src/platform/engines/serve-engines.ts';
import { taskProgram } from '../../src/platform/engines/task-program.ts';
import { quickEngines } from './index.ts';

serveEngines(taskProgram(quickEngines));
