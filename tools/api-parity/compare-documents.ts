import { ShapeComparison } from './compare-shapes.ts';
import type { Difference, Report } from './difference.ts';
import type { ApiDocument, Operation, Parameter } from './schema.ts';
import { ShapeReader } from './shape.ts';

export interface Comparison {
  differences: readonly Difference[];
  /** Operations that both documents have. */
  compared: number;
  /** Operations of the reference that we do not have. */
  missing: number;
}

/** Holds our document against the reference: requests that it takes we take, answers that we give it could give. */
export function compareDocuments(theirs: ApiDocument, ours: ApiDocument): Comparison {
  const own = new Map(operationsOf(ours).map(({ key, operation }) => [key, operation]));
  const comparison = new OperationComparison(theirs, ours);
  const differences: Difference[] = [];
  let compared = 0;
  let missing = 0;
  for (const { key, name, operation } of operationsOf(theirs)) {
    const other = own.get(key);
    if (!other) {
      missing++;
      continue;
    }
    compared++;
    comparison.compare(operation, other, (rule, at, says = '') =>
      differences.push({ rule, operation: name, at, says }),
    );
  }
  return { differences, compared, missing };
}

/** Parameters of paths go by their place: what they are called is nobody's business. */
const operationsOf = (document: ApiDocument) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      key: `${method} ${path.replace(/\{\w+\}/g, '{}')}`,
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );

class OperationComparison {
  readonly #requests: ShapeComparison;
  readonly #texts: ShapeComparison;
  readonly #answers: ShapeComparison;

  constructor(theirs: ApiDocument, ours: ApiDocument) {
    const [their, own] = [new ShapeReader(theirs), new ShapeReader(ours)];
    this.#requests = new ShapeComparison('request', their, own);
    this.#texts = new ShapeComparison('text', their, own);
    this.#answers = new ShapeComparison('answer', own, their);
  }

  compare(theirs: Operation, ours: Operation, report: Report): void {
    this.#compareQuery(theirs, ours, report);
    this.#compareBody(theirs, ours, report);
    this.#compareAnswers(theirs, ours, report);
  }

  #compareQuery(theirs: Operation, ours: Operation, report: Report): void {
    const own = queryOf(ours);
    for (const [name, parameter] of queryOf(theirs)) {
      const other = own.get(name);
      if (!other) report('parameter not read', `query ${name}`);
      else this.#texts.compare(parameter.schema, other.schema, `query ${name}`, report);
    }
    for (const [name, parameter] of own) {
      if (parameter.required && !queryOf(theirs).get(name)?.required)
        report('demanded by us', `query ${name}`);
    }
  }

  #compareBody(theirs: Operation, ours: Operation, report: Report): void {
    if (theirs.requestBody && !theirs.requestBody.required && ours.requestBody?.required) {
      report('demanded by us', 'body');
    }
    for (const [type, { schema }] of Object.entries(theirs.requestBody?.content ?? {})) {
      const own = ours.requestBody?.content[type];
      if (!own) report('body type missing', 'body', type);
      else this.#bodyOf(type).compare(schema, own.schema, 'body ', report);
    }
  }

  #bodyOf(contentType: string): ShapeComparison {
    return contentType === 'application/json' ? this.#requests : this.#texts;
  }

  #compareAnswers(theirs: Operation, ours: Operation, report: Report): void {
    const [their, own] = [successesOf(theirs), successesOf(ours)];
    for (const [status, { content }] of own) {
      const other = their.find(([known]) => known === status)?.[1];
      if (!other)
        report('status differs', 'answer', `${status}, theirs ${their.map(([known]) => known).join(', ')}`);
      this.#compareContent(content ?? {}, (other ?? their[0]?.[1])?.content ?? {}, report);
    }
  }

  #compareContent(
    ours: NonNullable<Operation['responses'][string]['content']>,
    theirs: NonNullable<Operation['responses'][string]['content']>,
    report: Report,
  ): void {
    if (Object.keys(theirs).length === 0) return;
    for (const [type, { schema }] of Object.entries(ours)) {
      const other = theirs[type] ?? theirs[`${type.split('/')[0]}/*`];
      if (!other)
        report('answer type differs', 'answer', `${type}, theirs ${Object.keys(theirs).join(', ')}`);
      else this.#answers.compare(schema, other.schema, 'answer ', report);
    }
  }
}

/** Which key is asked with is no business of an operation: theirs name the header each time. */
const queryOf = (operation: Operation): Map<string, Parameter> =>
  new Map(
    (operation.parameters ?? []).filter((one) => one.in === 'query').map((one) => [one.name, one] as const),
  );

const successesOf = (operation: Operation) =>
  Object.entries(operation.responses).filter(([status]) => status.startsWith('2') || status.startsWith('3'));
