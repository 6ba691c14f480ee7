/** The public interface of the dictionaries: what other pages may use. */
export { DictionaryChoice } from '#web/features/dictionaries/choice/dictionary-choice.tsx';
export { SayItDialog } from '#web/features/dictionaries/choice/say-it-dialog.tsx';
export { WorkspaceDictionaries } from '#web/features/dictionaries/choice/workspace-dictionaries.tsx';
