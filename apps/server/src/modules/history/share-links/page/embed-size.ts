/** Of the player in a frame: room for the sound and some lines of the text. */
export const embedSize = { width: 640, height: 240 } as const;
