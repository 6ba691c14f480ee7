import type { ComponentType } from 'react';
import type { Part } from '#web/shared/routing/part.ts';

/** Values of an address by their names: text, as somebody wrote or shared it. */
export type AddressValues = Partial<Record<string, string>>;

/** What goes along to the next page without standing in its address. */
export interface VisitState {
  /** The page that was left asks for its text to be spoken at once. */
  speaks?: boolean;
  /** What was typed on the sign-in page; not in the address, where logs would see it. */
  email?: string;
}

/** An address of the app at one moment. */
export interface Visit {
  /** From the slash on. */
  href: string;
  pathname: string;
  /** With its question mark. */
  searchStr: string;
  search: AddressValues;
  /** Without its `#`. */
  hash: string;
  state: VisitState;
  /** Each visit has its own, also where the address is the same. */
  key: string;
}

/** Where to go. Without `to` the page stays; without `search` the address has none. */
export interface Target {
  to?: string;
  /** For the names in `to`. */
  params?: Record<string, unknown>;
  /** `true` takes the present ones along. */
  search?: true | object | ((former: never) => object);
  hash?: string;
  state?: VisitState;
  /** In place of the present visit, which going back then leaves out. */
  replace?: boolean;
  /** A whole address in place of all of these. */
  href?: string;
}

export interface Route {
  /** `/app/studio/$projectId`. */
  path: string;
  /** From the outermost on, and the page as the last; each shows the next by `Outlet`. */
  parts: readonly Part[];
  title?: string;
  isFullBleed?: boolean;
  /** The page whose entry in the sidebar stands for this one too. */
  under?: string;
  /** Of most known once its page came. */
  parseSearch?: ((search: AddressValues) => object) | undefined;
  /** Where it leads instead: within the app, or by asking the server. */
  forward?: ((visit: Visit) => Forward | undefined | Promise<Forward | undefined>) | undefined;
}

export type Forward = Target | { document: string };

/** What an address shows. */
export interface Shown {
  route: Route;
  params: AddressValues;
  search: AddressValues;
  /** Why its code did not come. */
  failure?: unknown;
  /** Grows with each visit, so that a page that failed is tried anew. */
  count: number;
}

/** Around and beside the pages. */
export interface Frames {
  /** Around everything. */
  root: ComponentType;
  /** While the code of a page travels. */
  Pending: ComponentType;
  Failed: ComponentType<FailedProps>;
}

export interface FailedProps {
  error: Error;
  reset: () => void;
}
