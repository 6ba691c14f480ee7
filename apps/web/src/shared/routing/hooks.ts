import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Router, RouterState } from '#web/shared/routing/router.ts';
import type { AddressValues, Route, Target, Visit } from '#web/shared/routing/visit.ts';

export const RouterContext = createContext<Router | undefined>(undefined);

export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('This part of the app needs the router around it');
  return router;
}

/** What `select` takes of the router's state; it has to give the same object for the same state. */
export function useRouterState<Value>(select: (state: RouterState) => Value): Value {
  const router = useRouter();
  return useSyncExternalStore(router.subscribe, () => select(router.state()));
}

const whole = (visit: Visit) => visit;

/** The present address, or a part of it. */
export function useLocation(): Visit;
export function useLocation<Value>(options: { select: (visit: Visit) => Value }): Value;
export function useLocation<Value>({ select }: { select?: (visit: Visit) => Value } = {}): Value | Visit {
  return useRouterState<Value | Visit>(({ visit }) => (select ?? whole)(visit));
}

/** Goes elsewhere; the same function at every call. */
export const useNavigate = (): ((target: Target) => Promise<void>) => useRouter().navigate;

const none: AddressValues = {};

/** Behind the `?`, as the shown page reads it. */
export const useSearch = (): AddressValues => useRouterState(({ shown }) => shown?.search ?? none);

/** The parts of the path that the shown page names. */
export const useParams = (): AddressValues => useRouterState(({ shown }) => shown?.params ?? none);

/** Of the page that is shown. */
export const useRoute = (): Route | undefined => useRouterState(({ shown }) => shown?.route);
