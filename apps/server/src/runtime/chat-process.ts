import { serveEngines } from '../platform/engines/serve-engines.ts';
import { chatProgram } from '../platform/local-model/chat-program.ts';

/** The program of a process that holds a language model of this machine. */
serveEngines(chatProgram());
