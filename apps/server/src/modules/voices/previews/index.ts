export { renderPreview } from './actions/render-preview.ts';
export { introduceVoice } from './introduce-voice.ts';
export { makeWay } from './make-way.ts';
export { voicePreviewsModule } from './module.ts';
export { previewAddress } from './preview-address.ts';
