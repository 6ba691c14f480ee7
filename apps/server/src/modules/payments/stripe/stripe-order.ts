import { hashSecret } from '../../../platform/crypto/index.ts';

/** A refused order is answered alike under its key for a day, and another order under it is refused: it is a part. */
export const orderKey = (name: string, order: object): { idempotencyKey: string } => ({
  idempotencyKey: `${name}.${hashSecret(JSON.stringify(order)).slice(0, 24)}`,
});
