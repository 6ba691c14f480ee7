/**
 * The languages of the model in the order of their tokens, which is that of how much it heard of each. ISO 639-1, and
 * ISO 639-3 for Hawaiian, which has no shorter code.
 */
export const whisperLanguages = (
  'en zh de es ru ko fr ja pt tr pl ca nl ar sv it id hi fi vi he uk el ms cs ro da hu ta no th ur hr bg lt la mi ml ' +
  'cy sk te fa lv bn sr az sl kn et mk br eu is hy ne mn bs kk sq sw gl mr pa si km sn yo so af oc ka be tg sd gu am ' +
  'yi lo uz fo ht ps tk nn mt sa lb my bo tl mg as tt haw ln ha ba jv su'
).split(' ');

/** Languages that are written without spaces between words. */
const unspaced = new Set(['zh', 'ja', 'th', 'lo', 'my', 'km', 'bo']);

export const isWrittenWithSpaces = (language: string): boolean => !unspaced.has(language);
