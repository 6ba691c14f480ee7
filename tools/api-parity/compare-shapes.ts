import { boundsBeyond } from './bounds.ts';
import type { Report } from './difference.ts';
import type { Schema } from './schema.ts';
import type { Form, Shape, ShapeReader } from './shape.ts';

/** A `text` is a request in an address or a form: it cannot say null, and JSON or a list may stand in one string. */
type Side = 'request' | 'text' | 'answer';

/**
 * Whether every value of `given` is one of `taken`. Of a request theirs is given and ours takes it; of an answer ours
 * is given and theirs takes it.
 */
export class ShapeComparison {
  readonly #side: Side;
  readonly #given: ShapeReader;
  readonly #taken: ShapeReader;
  /** Schemas may hold themselves. */
  readonly #open = new Set<object>();
  /** Those that do, and were compared: once is enough, and each way through them would take forever. */
  readonly #holdingThemselves = new Set<object>();

  constructor(side: Side, given: ShapeReader, taken: ShapeReader) {
    this.#side = side;
    this.#given = given;
    this.#taken = taken;
  }

  compare(given: Schema | undefined, taken: Schema | undefined, at: string, report: Report): void {
    const from = this.#given.read(given);
    const to = this.#taken.read(taken);
    this.#compareDefault(from, to, at, report);
    if (to.isOpen) return;
    if (from.isOpen) {
      if (!this.#isRequest) report('left open', at);
      return;
    }
    if (from.isNullable && !to.isNullable && this.#side !== 'text')
      report(this.#isRequest ? 'null refused' : 'null beyond', at);
    for (const form of from.forms) this.#compareForm(form, to, at, report);
  }

  get #isRequest(): boolean {
    return this.#side !== 'answer';
  }

  #compareDefault(from: Shape, to: Shape, at: string, report: Report): void {
    if (!this.#isRequest || from.default === undefined || from.default === null) return;
    const [theirs, ours] = [JSON.stringify(from.default), JSON.stringify(to.default)];
    if (theirs !== ours) report('default differs', at, `${theirs}, ours ${ours ?? 'is not said'}`);
  }

  #compareForm(form: Form, to: Shape, at: string, report: Report): void {
    const candidates = to.forms.filter((other) => this.#takesKind(form, other));
    if (candidates.length === 0) {
      report(this.#isRequest ? 'type refused' : 'type beyond', at, form.kind);
      return;
    }
    if (form.kind === 'string' && form.values) {
      this.#compareValues(form.values, candidates, at, report);
      return;
    }
    const likely = mostAlike(form, candidates);
    const tries = likely.map((candidate) => this.#attempt(form, candidate, at));
    tries.sort((one, other) => one.length - other.length);
    for (const finding of tries[0] ?? []) report(...finding);
  }

  /** A member of a union is held against the one that fits best. */
  #attempt(form: Form, candidate: Form, at: string): Parameters<Report>[] {
    const findings: Parameters<Report>[] = [];
    const collect: Report = (...finding) => findings.push(finding);
    if (form.kind === 'object') this.#compareObject(form.schema, candidate.schema, at, collect);
    else if (form.kind === 'array') this.#compareArray(form.schema, candidate.schema, at, collect);
    else if (candidate.values) this.#compareValues(form.values, [candidate], at, collect);
    this.#compareBounds(form, candidate, at, collect);
    return findings;
  }

  #takesKind(given: Form, taken: Form): boolean {
    if (given.kind === taken.kind || (given.kind === 'integer' && taken.kind === 'number')) return true;
    if (this.#side !== 'text') return false;
    const isStructure = taken.kind === 'object' || taken.kind === 'array';
    return given.kind === 'string' ? isStructure : given.kind === 'boolean' && taken.kind === 'string';
  }

  #compareValues(
    values: readonly unknown[] | undefined,
    candidates: readonly Form[],
    at: string,
    report: Report,
  ): void {
    if (candidates.some((candidate) => !candidate.values)) return;
    const rule = this.#isRequest ? 'value refused' : 'value beyond';
    const known = new Set(candidates.flatMap((candidate) => candidate.values ?? []));
    const beyond = values?.filter((value) => !known.has(value));
    if (!beyond) report(rule, at, `anything but ${[...known].join(', ')}`);
    else if (beyond.length > 0) report(rule, at, beyond.join(', '));
  }

  #compareBounds(form: Form, candidate: Form, at: string, report: Report): void {
    if (!this.#isRequest || candidate.values || form.values) return;
    const narrower = boundsBeyond(form.schema, candidate.schema);
    for (const { name, to, from } of narrower) {
      const rule = from === undefined ? 'bound of ours' : 'bound narrower';
      report(rule, at, `${name} ${to}, theirs ${from ?? 'none'}`);
    }
    for (const { name, to, from } of boundsBeyond(candidate.schema, form.schema)) {
      report('bound wider', at, `${name} ${from ?? 'none'}, theirs ${to}`);
    }
  }

  #compareArray(given: Schema, taken: Schema, at: string, report: Report): void {
    if (given.items || taken.items) this.compare(given.items, taken.items, `${at}[]`, report);
  }

  #compareObject(given: Schema, taken: Schema, at: string, report: Report): void {
    // a reference is read anew each time; what it names is the same
    const same = given.properties ?? given;
    if (this.#open.has(same)) this.#holdingThemselves.add(same);
    if (this.#holdingThemselves.has(same)) return;
    this.#open.add(same);
    for (const [key, schema] of Object.entries(given.properties ?? {})) {
      const other = taken.properties?.[key] ?? restOf(taken);
      if (other) this.compare(schema, other, keyAt(at, key), report);
      else if (this.#isRequest) report('field not read', keyAt(at, key));
    }
    this.#compareKeys(given, taken, at, report);
    const [rest, otherRest] = [restOf(given), restOf(taken)];
    if (rest && otherRest) this.compare(rest, otherRest, keyAt(at, '*'), report);
    this.#open.delete(same);
  }

  #compareKeys(given: Schema, taken: Schema, at: string, report: Report): void {
    const always = new Set(given.required);
    const wanted = new Set(taken.required);
    for (const key of Object.keys(taken.properties ?? {})) {
      const isGiven = given.properties?.[key] !== undefined;
      if (this.#isRequest) {
        if (wanted.has(key) && !always.has(key)) report('demanded by us', keyAt(at, key));
      } else if (!isGiven) report(wanted.has(key) ? 'key missing' : 'optional key missing', keyAt(at, key));
      else if (!always.has(key)) {
        report(wanted.has(key) ? 'key not always given' : 'optional key not always given', keyAt(at, key));
      }
    }
  }
}

/** Those that share the most keys with it. */
function mostAlike(form: Form, candidates: readonly Form[]): readonly Form[] {
  const apart = candidates.map((candidate) => keysApart(form.schema, candidate.schema));
  return candidates.filter((_, index) => apart[index] === Math.min(...apart));
}

function keysApart(one: Schema, other: Schema): number {
  const [keys, others] = [Object.keys(one.properties ?? {}), Object.keys(other.properties ?? {})];
  const shared = keys.filter((key) => others.includes(key)).length;
  return keys.length + others.length - 2 * shared;
}

const keyAt = (at: string, key: string): string => (at.endsWith(' ') ? `${at}${key}` : `${at}.${key}`);

/** The schema of keys without a name; none where they are of no interest. */
const restOf = ({ additionalProperties: rest }: Schema): Schema | undefined =>
  typeof rest === 'object' ? rest : undefined;
