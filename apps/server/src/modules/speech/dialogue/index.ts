export { textToDialogueModule } from './module.ts';
