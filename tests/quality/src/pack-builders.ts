import { buildKokoroPack } from '@mynah/engine-kokoro/pack';
import { buildWhisperPack } from '@mynah/engine-whisper/pack';
import type { PackBuilder } from '@mynah/models';

/** The build steps of packs, by the name that manifests call them. */
export const packBuilders: Readonly<Record<string, PackBuilder>> = {
  'kokoro-three-stage': buildKokoroPack,
  'whisper-int8': buildWhisperPack,
};
