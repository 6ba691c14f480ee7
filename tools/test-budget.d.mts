import type { Stage } from './test-report.d.mts';

export function describeBudget(stages: readonly Stage[]): string[];
