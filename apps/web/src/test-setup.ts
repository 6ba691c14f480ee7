import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach, vi } from 'vitest';
import { showAddress } from '#web/test-address.ts';

// A busy machine is no failure: what is waited for comes, or the test's own limit ends it.
configure({ asyncUtilTimeout: 60_000 });
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

// The files of a worker share its document and its libraries; stores, session and caches are each file's own.
vi.resetModules();

// What one test has rendered is gone before the next.
afterEach(cleanup);

// What a file has changed of the page is as it was before the next.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  toast.dismiss();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: clears what a test left
    document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/; Secure`;
  }
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  showAddress('http://localhost:3000/');
});
