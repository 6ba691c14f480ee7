import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { ChapterSession, SessionState } from '#web/features/studio/text/chapter-session.ts';

const SessionContext = createContext<ChapterSession | undefined>(undefined);
export const SessionProvider = SessionContext.Provider;

/** The chapter that is open. @throws Error outside of one */
export function useSession(): ChapterSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('there is no chapter here');
  return session;
}

export const useSessionState = <Part>(select: (state: SessionState) => Part): Part =>
  useStore(useSession().store, select);
