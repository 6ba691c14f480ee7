import type { Dub } from '#web/features/dubbing/dubbing.requests.ts';
import { languageName } from '#web/shared/format/language-name.ts';

/** English → German, French */
export function languagesOf(
  { source_language: source, target_languages: targets }: Pick<Dub, 'source_language' | 'target_languages'>,
  detected: string,
): string {
  return `${source ? languageName(source) : detected} → ${targets.map(languageName).join(', ')}`;
}
