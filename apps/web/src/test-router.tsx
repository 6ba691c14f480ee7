import type { ComponentType } from 'react';
import { createBrowserHistory } from '#web/shared/routing/history.ts';
import { createRouter, type Router } from '#web/shared/routing/router.ts';
import { showAddress } from '#web/test-address.ts';

/** Shows a component at an address, without pages: for parts that read or change where they are. */
export function routerAround(root: ComponentType, address = '/'): Router {
  showAddress(`http://localhost:3000${address}`);
  return createRouter({
    routes: [],
    history: createBrowserHistory(),
    root,
    Pending: () => null,
    Failed: ({ error }) => <p role="alert">{error.message}</p>,
  });
}
