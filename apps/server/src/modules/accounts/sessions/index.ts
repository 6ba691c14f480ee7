export { getSession } from './actions/get-session.ts';
export { type SignedIn, startSession } from './actions/start-session.ts';
export { notifySessionsChange, signOutEverywhere } from './end-sessions.ts';
export { enterSession, renewSession } from './enter-session.ts';
export { sessionsModule } from './module.ts';
export { type SessionsListener, sessionListeners } from './session-listeners.ts';
export { deleteSessionsOverBefore, findLiveSession } from './sessions.store.ts';
