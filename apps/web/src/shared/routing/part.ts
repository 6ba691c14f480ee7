import type { ComponentType } from 'react';

/** A component that comes when it is first asked for. */
export interface Part {
  /** Asks for it once; what failed is asked for again. */
  load: () => Promise<unknown>;
  /** Undefined until it came. */
  component: () => ComponentType | undefined;
}

export function partOf(load: () => Promise<ComponentType>): Part {
  let component: ComponentType | undefined;
  let loading: Promise<unknown> | undefined;
  const ask = async () => {
    try {
      component = await load();
    } catch (cause) {
      loading = undefined;
      throw cause;
    }
  };
  return {
    component: () => component,
    load: () => {
      loading ??= ask();
      return loading;
    },
  };
}

/** One that is there. */
export const presentPart = (component: ComponentType): Part => ({
  component: () => component,
  load: async () => undefined,
});
