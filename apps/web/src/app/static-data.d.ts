import '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: string;
    isFullBleed?: boolean;
    under?: string;
  }

  interface HistoryState {
    /** The page that was left asks for its text to be spoken at once. */
    speaks?: boolean;
    /** What was typed on the sign-in page; not in the address, where logs would see it. */
    email?: string;
  }
}
