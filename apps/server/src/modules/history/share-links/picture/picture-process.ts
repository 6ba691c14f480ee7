import { endWithParent, sendToParent } from '../../../../platform/processes/send-to-parent.ts';
import { drawPicture, type PictureContent } from './draw-picture.ts';

/** A process of its own: the outlines of a text take some hundred ms, in which no request would have its turn. */
process.on('message', async (content: PictureContent) => {
  try {
    await sendToParent({ png: await drawPicture(content) });
  } catch (cause) {
    await sendToParent({ fault: String(cause) });
  }
});
endWithParent();
