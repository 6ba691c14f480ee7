import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A busy machine is no failure: what is waited for comes, or the test's own limit ends it.
configure({ asyncUtilTimeout: 20_000 });
vi.setConfig({ testTimeout: 30_000 });

// What one test has rendered is gone before the next.
afterEach(cleanup);
