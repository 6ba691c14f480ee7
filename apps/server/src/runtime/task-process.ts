import { serveEngines } from '../platform/engines/serve-engines.ts';
import { taskProgram } from '../platform/engines/task-program.ts';
import { taskEngines } from './task-engines.ts';

/** The program of a process that does everything but speaking. */
serveEngines(taskProgram(taskEngines));
