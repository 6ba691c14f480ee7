/** What a voice changer takes when no model is named. */
export const defaultConversionModelId = 'eleven_english_sts_v2';
