import type { DetachedWindowAPI } from 'happy-dom';

declare global {
  interface Window {
    happyDOM: DetachedWindowAPI;
  }
}

/** What stands in the address bar, without the navigation that would take the page away under the tests that follow. */
export const showAddress = (address: string): void => window.happyDOM.setURL(address);
