import { lazy as reactLazy } from 'react';
import { loadCode } from '#web/shared/connection/load-code.ts';

/** As React's own, but without a connection it waits for it instead of failing for good. */
export const lazy: typeof reactLazy = (load) => reactLazy(() => loadCode(load));
