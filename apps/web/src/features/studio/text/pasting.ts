import { studioLimits } from '@mynah/contract/studio/project-values';
import { Fragment, type Node, Slice } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { schema } from '#web/features/studio/text/schema.ts';

/** What is pasted becomes blocks: a line each where it is plain text, none longer than a block may be. */
export const pasting = () =>
  new Plugin({
    props: {
      clipboardTextParser: (text) => {
        const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
        const blocks = lines.map((line) => schema.node('block', null, schema.text(line)));
        return new Slice(Fragment.from(blocks), 1, 1);
      },
      transformPasted: (slice) => new Slice(cutLong(slice.content), slice.openStart, slice.openEnd),
    },
  });

function cutLong(content: Fragment): Fragment {
  const blocks: Node[] = [];
  content.forEach((node) => {
    blocks.push(...(isTooLong(node) ? cut(node) : [node]));
  });
  return Fragment.from(blocks);
}

const isTooLong = (node: Node): boolean =>
  node.type === schema.nodes.block && node.content.size > studioLimits.block;

/** At the last end of a sentence that fits, or the last gap, or in a word. */
function cut(block: Node): Node[] {
  const pieces: Node[] = [];
  let rest = block;
  while (isTooLong(rest)) {
    const head = rest.textBetween(0, studioLimits.block, '', ' ');
    const sentence = Math.max(
      ...['. ', '! ', '? ', '” ', '。'].map((end) => head.lastIndexOf(end) + end.length),
    );
    const at = sentence > 1000 ? sentence : Math.max(head.lastIndexOf(' ') + 1, 0) || studioLimits.block;
    pieces.push(rest.cut(0, at));
    rest = rest.cut(at);
  }
  return [...pieces, rest];
}
