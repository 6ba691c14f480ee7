export { writeExtracts } from './extracts/write-extracts.ts';
export { askForScript } from './model/ask-for-script.ts';
export type { Script, ScriptOrder, SourceText } from './script.ts';
