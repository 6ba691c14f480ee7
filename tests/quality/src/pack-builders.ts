import { buildKokoroPack } from '@mynah/engine-kokoro/pack';
import type { PackBuilder } from '@mynah/models';

/** The build steps of packs, by the name that manifests call them. */
export const packBuilders: Readonly<Record<string, PackBuilder>> = { 'kokoro-three-stage': buildKokoroPack };
