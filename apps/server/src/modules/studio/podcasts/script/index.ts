export { writeExtracts } from './extracts/write-extracts.ts';
export { askForScript } from './model/ask-for-script.ts';
export { type Script, type ScriptOrder, type SourceText, titleOf } from './script.ts';
