import type { PackBuilder } from '@mynah/models';

/** The build steps that manifests of packs name. Each is loaded when it is run. */
export const packBuilders: Readonly<Record<string, PackBuilder>> = {
  'kokoro-three-stage': async (options) =>
    (await import('@mynah/engine-kokoro/pack')).buildKokoroPack(options),
  'minilm-int8': async (options) => (await import('@mynah/engine-minilm/pack')).buildMinilmPack(options),
  'whisper-int8': async (options) => (await import('@mynah/engine-whisper/pack')).buildWhisperPack(options),
};
