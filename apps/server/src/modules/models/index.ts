export { getConversionModel, getSpeechModel, modelSpeaks } from './get-speech-model.ts';
export { defaultModelId, type SpeechModel } from './model-catalog.ts';
export { modelsModule } from './module.ts';
export { openaiSpeechModels, openaiTranscriptionModels } from './openai-models.ts';
