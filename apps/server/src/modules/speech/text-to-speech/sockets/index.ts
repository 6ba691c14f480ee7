export { textToSpeechSocketRoutes } from './sockets.routes.ts';
export { TextPieces } from './text-pieces.ts';
