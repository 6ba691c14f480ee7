export const DUBBING_PATH = '/app/dubbing';
/** Before the dubs in the list of addresses: none of them is called so. */
export const LIVE_PATH = `${DUBBING_PATH}/live`;
export const DUB_PATH = `${DUBBING_PATH}/$dubbingId`;
