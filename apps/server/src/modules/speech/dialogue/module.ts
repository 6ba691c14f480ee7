import type { Module } from '../../../platform/http/index.ts';
import { textToDialogueHttpRoutes } from './dialogue.routes.ts';

export const textToDialogueModule: Module = {
  name: 'text-to-dialogue',
  routes: textToDialogueHttpRoutes,
};
