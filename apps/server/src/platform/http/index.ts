export type { Actor, Authenticate, Credential } from './actor.ts';
export { answerFile, type FileReading, type ServedFile } from './answer-file.ts';
export { attachment } from './attachment.ts';
export { apiKeyPrefix, bearerCredential, requirePermission } from './authorize.ts';
export { type BytesAnswer, type Call, type HandledRoute, handle, handleSocket } from './call.ts';
export { createHttpServer } from './http-server.ts';
export type { Module, Schedule } from './module.ts';
export type { PublicPage } from './public-page.ts';
export type { ByteRange } from './read-range.ts';
