import type { ComponentType } from 'react';
import { createMemoryHistory } from '#web/shared/routing/history.ts';
import { createRouter, type Router } from '#web/shared/routing/router.ts';

/** Shows a component at an address, without pages: for parts that read or change where they are. */
export const routerAround = (root: ComponentType, address = '/'): Router =>
  createRouter({
    routes: [],
    history: createMemoryHistory(address),
    root,
    Pending: () => null,
    Failed: ({ error }) => <p role="alert">{error.message}</p>,
  });
