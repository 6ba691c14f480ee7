import type { SourceFile, SourceTree } from './source-tree.ts';

export interface Violation {
  path: string;
  rule: string;
  says: string;
}

export type Rule = (tree: SourceTree) => Violation[];

export const isTest = (path: string): boolean =>
  /\.test\.tsx?$|\/test\/|\.harness\.|test-signals|conformance/.test(path) || path.startsWith('tests/');

/** Violations of a rule that looks at one import at a time. */
export const perImport =
  (rule: string, judge: (file: SourceFile, target: string) => string | undefined): Rule =>
  (tree) =>
    [...tree.values()]
      .filter((file) => !isTest(file.path))
      .flatMap((file) =>
        file.imports.flatMap((target) => {
          const says = judge(file, target);
          return says ? [{ path: file.path, rule, says }] : [];
        }),
      );
