import { baseKeymap } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { insertPause, moveBlocks, setType, splitBlock } from '#web/features/studio/text/commands.ts';

/** What keys do in the text. Playing, and finding, are the page's own keys. */
export const textKeys = () => [
  keymap({
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    Enter: splitBlock,
    'Shift-Enter': splitBlock,
    'Alt-ArrowUp': moveBlocks(-1),
    'Alt-ArrowDown': moveBlocks(1),
    'Mod-Alt-0': setType('p'),
    'Mod-Alt-1': setType('h1'),
    'Mod-Alt-2': setType('h2'),
    'Mod-Alt-3': setType('h3'),
    'Mod-Shift-Space': insertPause(1),
  }),
  keymap(baseKeymap),
];
