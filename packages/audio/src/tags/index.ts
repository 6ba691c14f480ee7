export { id3Tag } from './id3.ts';
export { cutText, type SoundTags } from './sound-tags.ts';
export { type TaggedStream, tagStream } from './tag-stream.ts';
