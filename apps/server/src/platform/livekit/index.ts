/** The server that carries sound by WebRTC: the operator’s, or one that runs beside this process. */
export { type RoomGrant, readRoomToken, signRoomToken } from './access-token.ts';
export { LiveKit, type LiveKitOptions, type LiveKitServer } from './livekit.ts';
