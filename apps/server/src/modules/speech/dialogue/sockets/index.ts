export { textToDialogueSocketRoutes } from './dialogue-sockets.routes.ts';
