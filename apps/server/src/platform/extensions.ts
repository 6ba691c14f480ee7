/**
 * A place where a lower module takes in what higher ones know: fields of the user answer, what a person owns. The lower
 * module makes the point and exports it; a higher one names `extend(point, part)` in its `module.ts`; the runtime
 * collects them. So nothing calls up by import.
 */
export interface ExtensionPoint<Part> {
  readonly name: string;
  /** For the types alone. */
  readonly part?: Part;
}

export interface Extension {
  readonly point: ExtensionPoint<unknown>;
  readonly part: unknown;
}

export const extensionPoint = <Part>(name: string): ExtensionPoint<Part> => ({ name });

export const extend = <Part>(point: ExtensionPoint<Part>, part: Part): Extension => ({
  point: point as ExtensionPoint<unknown>,
  part,
});

/** What all modules put at all points; part of the platform. */
export class Extensions {
  readonly #parts = new Map<unknown, unknown[]>();

  constructor(extensions: readonly Extension[]) {
    for (const { point, part } of extensions) {
      this.#parts.set(point, [...(this.#parts.get(point) ?? []), part]);
    }
  }

  /** In the order of the modules, lowest tier first. */
  at<Part>(point: ExtensionPoint<Part>): readonly Part[] {
    return (this.#parts.get(point) ?? []) as Part[];
  }
}
