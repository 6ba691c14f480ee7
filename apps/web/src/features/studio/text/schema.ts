import { type BlockType, blockTypes } from '@mynah/contract/studio/project-values';
import { type Attrs, type DOMOutputSpec, Schema } from 'prosemirror-model';

/** As the page's own headings go: the title of the page is its `h1`. */
const TAGS: Readonly<Record<BlockType, string>> = { p: 'p', h1: 'h2', h2: 'h3', h3: 'h4' };

export const tagOfBlock = (type: BlockType): string => TAGS[type];

const tagged = (tag: string, type: BlockType) => ({
  tag,
  getAttrs: (element: HTMLElement): Attrs => ({ type: typeOf(element.dataset.type) ?? type }),
});

const typeOf = (name: string | undefined): BlockType | undefined => blockTypes.find((type) => type === name);

/** A chapter: blocks of text and pauses, in which a stretch may have a voice of its own. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    block: {
      content: '(text | pause)*',
      marks: '_',
      whitespace: 'pre',
      defining: true,
      attrs: {
        /** Empty until it is given one. */
        id: { default: '' },
        type: { default: 'p' },
        delivery: { default: null },
        isLocked: { default: false },
      },
      // what somebody pastes has the headings of its own page
      parseDOM: [
        tagged('p', 'p'),
        tagged('h1', 'h1'),
        tagged('h2', 'h1'),
        tagged('h3', 'h2'),
        tagged('h4', 'h3'),
        tagged('h5', 'h3'),
        tagged('li', 'p'),
      ],
      toDOM: ({ attrs }): DOMOutputSpec => [tagOfBlock(attrs.type), { 'data-type': attrs.type }, 0],
    },
    pause: {
      inline: true,
      group: 'inline',
      attrs: { seconds: { default: 1 } },
      leafText: ({ attrs }) => pauseMarkup(attrs.seconds),
      parseDOM: [
        { tag: 'span[data-pause]', getAttrs: (element) => ({ seconds: Number(element.dataset.pause) || 1 }) },
      ],
      toDOM: ({ attrs }): DOMOutputSpec => [
        'span',
        { 'data-pause': attrs.seconds, class: 'studio-pause' },
        `${attrs.seconds} s`,
      ],
    },
    text: {},
  },
  marks: {
    voice: {
      attrs: { voiceId: {}, castId: { default: null } },
      parseDOM: [
        {
          tag: 'span[data-voice]',
          getAttrs: ({ dataset }) => ({ voiceId: dataset.voice, castId: dataset.cast || null }),
        },
      ],
      toDOM: ({ attrs }): DOMOutputSpec => [
        'span',
        { class: 'studio-voice', 'data-voice': attrs.voiceId, 'data-cast': attrs.castId ?? '' },
        0,
      ],
    },
  },
});

/** As SSML writes it, and as every call that speaks takes it. */
export const pauseMarkup = (seconds: number): string => `<break time="${seconds}s" />`;
/** What `pauseMarkup` writes, and what people write. */
export const pausePattern = /<break\s+time="(\d+(?:\.\d+)?)(m?)s"\s*\/>/g;
