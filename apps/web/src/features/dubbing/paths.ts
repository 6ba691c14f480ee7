export const DUBBING_PATH = '/app/dubbing';
export const DUB_PATH = `${DUBBING_PATH}/$dubbingId`;
