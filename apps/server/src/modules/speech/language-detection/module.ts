import { languageDetectionRoutes as routes } from '@mynah/contract/speech/language-detection';
import { detectLanguage } from '@mynah/text';
import { handle, type Module } from '../../../platform/http/index.ts';

/** Costs nothing: it is quick, and no engine takes part. */
export const languageDetectionModule: Module = {
  name: 'language-detection',
  routes: [
    handle(routes.detect, async ({ body }) => {
      const { language, confidence } = detectLanguage(body.text);
      if (confidence === 0) return { language: null, confidence };
      return { language, confidence: Math.round(confidence * 1000) / 1000 };
    }),
  ],
};
