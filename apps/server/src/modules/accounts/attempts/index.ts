export { countAttempt, deleteOldAttempts } from './attempts.store.ts';
export {
  countClientAttempt,
  forgiveAttempt,
  forgiveSubject,
  requireAttempt,
  requireRequestLeft,
} from './attempts.ts';
export { findKnownClient, type KnownClient } from './known-client.ts';
export { attemptsModule } from './module.ts';
export { notifyGuessing } from './notify-guessing.ts';
