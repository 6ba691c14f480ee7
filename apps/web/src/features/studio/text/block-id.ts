const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** As the server makes them, so that a block has its id before it is saved. */
export function newBlockId(): string {
  let id = '';
  while (id.length < 20) {
    for (const byte of crypto.getRandomValues(new Uint8Array(32))) {
      // what does not divide evenly would come up more often
      if (byte < 248 && id.length < 20) id += alphabet[byte % alphabet.length];
    }
  }
  return id;
}
