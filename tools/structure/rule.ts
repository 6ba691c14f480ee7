import type { SourceTree } from './source-tree.ts';

export interface Violation {
  path: string;
  rule: string;
  says: string;
}

export type Rule = (tree: SourceTree) => Violation[];

export const isTest = (path: string): boolean =>
  /\.test\.tsx?$|\/test\/|\.harness\.|test-signals|conformance/.test(path) || path.startsWith('tests/');
