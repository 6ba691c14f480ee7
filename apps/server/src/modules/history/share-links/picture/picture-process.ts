import { drawPicture, type PictureContent } from './draw-picture.ts';

/** A process of its own: the outlines of a text take some hundred ms, in which no request would have its turn. */
process.on('message', async (content: PictureContent) => {
  try {
    process.send?.({ png: await drawPicture(content) });
  } catch (cause) {
    process.send?.({ fault: String(cause) });
  }
});
// the server has ended
process.on('disconnect', () => process.exit());
