export { textToSpeechSocketRoutes } from './sockets.routes.ts';
