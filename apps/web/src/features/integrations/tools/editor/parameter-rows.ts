import type {
  JsonSchemaProperty,
  LiteralJsonSchemaProperty,
  ObjectJsonSchemaProperty,
} from '@mynah/contract/agents/config/json-schema';
import { namesIn } from '#web/shared/agents/new-tool/names-in.ts';

export type { JsonSchemaProperty, LiteralJsonSchemaProperty, ObjectJsonSchemaProperty };

/** Parameters as they are edited: in order, with names that may not be fit yet. */
export interface ParameterRow {
  key: string;
  name: string;
  isRequired: boolean;
  property: JsonSchemaProperty;
  /** Of what stands inside an object or a list. */
  isInsideValid: boolean;
}

export interface Parameters {
  properties: Record<string, JsonSchemaProperty>;
  required: string[];
}

export const parameterTypes = ['string', 'integer', 'number', 'boolean', 'object', 'array'] as const;
export type ParameterType = (typeof parameterTypes)[number];
export const literalTypes = parameterTypes.slice(0, 4);

/** Who gives the value. */
export type ParameterSource = 'agent' | 'constant' | 'variable' | 'nobody';

let lastKey = 0;
const newKey = (): string => {
  lastKey += 1;
  return String(lastKey);
};

export const rowsOf = ({ properties, required }: Parameters): ParameterRow[] =>
  Object.entries(properties).map(([name, property]) => ({
    key: newKey(),
    name,
    isRequired: required.includes(name),
    property,
    isInsideValid: true,
  }));

export const newRow = (): ParameterRow => ({
  key: newKey(),
  name: '',
  isRequired: true,
  property: newProperty('string', ''),
  isInsideValid: true,
});

export const parametersOf = (rows: readonly ParameterRow[]): Parameters => ({
  properties: Object.fromEntries(rows.map(({ name, property }) => [name, property])),
  required: rows.filter(({ isRequired }) => isRequired).map(({ name }) => name),
});

export type NameFault = 'missing' | 'taken';

export function nameFault(rows: readonly ParameterRow[], row: ParameterRow): NameFault | undefined {
  if (row.name.trim() === '') return 'missing';
  return rows.some((other) => other.key !== row.key && other.name === row.name) ? 'taken' : undefined;
}

export const areValid = (rows: readonly ParameterRow[]): boolean =>
  rows.every((row) => row.isInsideValid && nameFault(rows, row) === undefined);

/** The first of two types: a value that may be null says so beside its own. */
export const typeOf = ({ type }: JsonSchemaProperty): ParameterType =>
  (Array.isArray(type) ? (type.find((one) => one !== 'null') ?? 'string') : type) as ParameterType;

const literal = (
  type: LiteralJsonSchemaProperty['type'],
  description: string,
): LiteralJsonSchemaProperty => ({
  type,
  description,
  enum: null,
  is_system_provided: false,
  dynamic_variable: '',
  allowed_values: null,
  allowed_values_dynamic_variable: '',
  constant_value: '',
  is_omitted: false,
});

export function newProperty(type: ParameterType, description: string): JsonSchemaProperty {
  const made = { description, dynamic_variable: '', constant_value: null, is_omitted: false };
  if (type === 'object')
    return {
      ...made,
      property_kind: 'object',
      type,
      required: [],
      properties: {},
      required_constraints: null,
    };
  if (type === 'array')
    return { ...made, property_kind: 'array', type, items: literal('string', 'Array element') };
  return literal(type, description);
}

export function sourceOf(property: JsonSchemaProperty): ParameterSource {
  if (property.is_omitted) return 'nobody';
  if (property.dynamic_variable !== '') return 'variable';
  const { constant_value: constant } = property;
  return constant === null || constant === '' ? 'agent' : 'constant';
}

const isLiteral = (property: JsonSchemaProperty): property is LiteralJsonSchemaProperty =>
  typeOf(property) !== 'object' && typeOf(property) !== 'array';

/** What another source gave is forgotten. */
export function withSource(property: JsonSchemaProperty, source: ParameterSource): JsonSchemaProperty {
  const cleared = { dynamic_variable: '', is_omitted: source === 'nobody' };
  if (source === 'variable') cleared.dynamic_variable = 'variable';
  if (!isLiteral(property)) return { ...property, ...cleared, constant_value: null } as JsonSchemaProperty;
  const constant_value = source === 'constant' ? firstValue(property) : '';
  return { ...property, ...cleared, constant_value };
}

function firstValue(property: JsonSchemaProperty): string | number | boolean {
  if (typeOf(property) === 'boolean') return true;
  return typeOf(property) === 'string' ? 'value' : 0;
}

/** A fixed value as it was typed; undefined for what is none of its type. */
export function constantOf(type: ParameterType, written: string): string | number | boolean | undefined {
  if (type === 'string') return written;
  if (type === 'boolean') return written === 'true';
  const number = Number(written);
  const isFine =
    written.trim() !== '' && (type === 'number' ? Number.isFinite(number) : Number.isInteger(number));
  return isFine ? number : undefined;
}

/** Of each name in the address what was said of it. */
export function pathParametersOf(
  address: string,
  known: Readonly<Record<string, LiteralJsonSchemaProperty>>,
): Record<string, LiteralJsonSchemaProperty> {
  return Object.fromEntries(namesIn(address).map((name) => [name, known[name] ?? literal('string', '')]));
}
