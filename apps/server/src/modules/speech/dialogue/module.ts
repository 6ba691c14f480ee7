import type { Module } from '../../../platform/http/index.ts';
import { textToDialogueHttpRoutes } from './dialogue.routes.ts';
import { textToDialogueSocketRoutes } from './sockets/index.ts';

export const textToDialogueModule: Module = {
  name: 'text-to-dialogue',
  routes: [...textToDialogueHttpRoutes, ...textToDialogueSocketRoutes],
};
