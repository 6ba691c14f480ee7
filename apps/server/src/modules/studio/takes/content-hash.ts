import { createHash } from 'node:crypto';
import { defaultVoiceSettings } from '@mynah/contract/voices/voices';
import { detectLanguage } from '@mynah/text';
import { findPronunciations } from '@mynah/text/pronunciations';
import { mergeSettings } from '../../voices/catalog/index.ts';
import type { ProjectRow } from '../projects/projects.tables.ts';
import type { BlockText, SpokenProject } from './spoken-project.ts';
import { type Stretch, stretchesOf } from './stretches.ts';

/** Another one makes every take stale: raised when blocks of the same content come to sound otherwise. */
const version = 1;

/**
 * Names what a block says and how: whatever changes its sound changes this, and nothing else does. Undefined: it has
 * nothing to speak. Neighboring text colors the reading and is not a part of it. Of dictionaries only the rules count
 * that find something in the block: a name that is mended makes those blocks stale that have it.
 */
export function contentHashOf(spoken: SpokenProject, block: BlockText): string | undefined {
  const stretches = stretchesOf(block, spoken.cast);
  const text = stretches.map((stretch) => stretch.text).join('');
  if (text.trim() === '') return undefined;
  const { project, model, pronunciations } = spoken;
  const content = [
    version,
    model.id,
    project.language,
    normalizationOf(project, text),
    stretches.map((stretch) => soundOf(spoken, stretch)),
    // one voice alone is made louder or softer where its takes are joined
    stretches.length > 1 ? stretches.map(({ gainDb }) => gainDb) : [],
    findPronunciations(text, pronunciations).map(({ start, end, rule }) => [start, end, rule]),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** A voice that is gone keeps its id: what was spoken with it is stale. */
function soundOf({ voices }: SpokenProject, { text, voiceId, settings }: Stretch): unknown[] {
  const voice = voices.get(voiceId);
  const { stability, similarity_boost, style, use_speaker_boost, speed } = mergeSettings(
    voice?.settings ?? defaultVoiceSettings,
    settings,
  );
  return [
    text,
    voice?.rowId ?? [voiceId],
    // default voices stay what they are, whatever engine speaks them
    voice && voice.workspaceId !== null ? voice.definition : null,
    [stability, similarity_boost, style, use_speaker_boost, speed],
  ];
}

/** `apply_english` is `on` for English alone. */
export function normalizationOf(
  { textNormalization, language }: Pick<ProjectRow, 'textNormalization' | 'language'>,
  text: string,
): 'auto' | 'on' | 'off' {
  if (textNormalization !== 'apply_english') return textNormalization;
  return (language ?? detectLanguage(text).language).startsWith('en') ? 'on' : 'auto';
}
