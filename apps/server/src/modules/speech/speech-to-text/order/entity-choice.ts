import {
  type EntityType,
  entityAliases,
  entityTypeNames,
  entityTypes,
} from '@mynah/contract/speech/transcription-entities';
import { Failure } from '../../../../platform/errors/index.ts';

/** Categories of the public API that hold types which no rule finds: names, places, illnesses. */
const partial = new Set(['all', 'pii']);
const isType = (name: string): name is EntityType => name in entityTypes;

export interface EntityChoice {
  types: EntityType[];
  /** Of what was asked for, some cannot be found here. */
  isPartial: boolean;
}

/**
 * The types that a caller's words stand for: types, categories, `all`. @throws Failure `unsupported_entity_type`, which
 * names what is not found here
 */
export function chooseEntities(names: readonly string[], param: string): EntityChoice {
  const types = new Set<EntityType>();
  for (const written of names) {
    const name = written
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_');
    const found = typesOf(name);
    if (found.length === 0) throw unsupported(written, param);
    for (const type of found) types.add(type);
  }
  return { types: [...types], isPartial: names.some((name) => partial.has(name.trim().toLowerCase())) };
}

function typesOf(name: string): readonly EntityType[] {
  if (name === 'all') return entityTypeNames;
  const ofCategory = entityTypeNames.filter((type) => entityTypes[type] === name);
  if (ofCategory.length > 0) return ofCategory;
  const type = entityAliases[name] ?? name;
  return isType(type) ? [type] : [];
}

const unsupported = (name: string, param: string): Failure =>
  new Failure(
    'unsupported_entity_type',
    `This server can’t detect entities of the type ${name.slice(0, 60)}. Choose from ${entityTypeNames.join(', ')}.`,
    { data: { param } },
  );

/**
 * What is to be blacked out; a part of what is detected. A promise that cannot be kept is refused: names would stay in
 * a text that is said to hold no personal data. @throws Failure
 */
export function chooseRedaction(
  names: readonly string[],
  detected: readonly EntityType[] | undefined,
): EntityType[] {
  const { types, isPartial } = chooseEntities(names, 'entity_redaction');
  if (isPartial) {
    throw new Failure(
      'unsupported_entity_type',
      `This server can’t detect names and places, so it can’t redact all entities. Choose from ${entityTypeNames.join(', ')}.`,
      { data: { param: 'entity_redaction' } },
    );
  }
  const missing = detected && types.find((type) => !detected.includes(type));
  if (missing) {
    throw new Failure(
      'invalid_request',
      `entity_redaction includes ${missing}, but entity_detection doesn’t.`,
      {
        data: { param: 'entity_redaction' },
      },
    );
  }
  return types;
}
