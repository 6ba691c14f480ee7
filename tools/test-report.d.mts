interface TestFile {
  file: string;
  kind: string;
  seconds: number;
  tests: number;
}

interface TestFailure {
  file: string;
  title: string;
  message: string;
}

interface TestRun {
  files: TestFile[];
  failures: TestFailure[];
  retried: TestFailure[];
  tests: number;
}

export function readVitest(report: unknown): TestRun;
export function readPlaywright(report: unknown): TestRun;
export function describeFailures(failures: TestFailure[], verdict?: string): string[];
export interface Stage {
  name: string;
  seconds: number;
  tests: number;
  files?: TestFile[];
}

export function describeMinutes(stages: readonly Stage[]): string[];
