import type { PlanWarning } from './speech-plan.ts';

/** Collects warnings, one per code, with a count for those that come often. */
export class WarningList {
  private readonly found = new Map<string, { count: number; say: (count: number) => string }>();

  add(code: string, say: (count: number) => string, count = 1): void {
    const known = this.found.get(code);
    this.found.set(code, { count: (known?.count ?? 0) + count, say });
  }

  list(): PlanWarning[] {
    return [...this.found].map(([code, { count, say }]) => ({ code, message: say(count) }));
  }
}
