import { openSealed, sealText } from '../../../platform/crypto/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { AuthConnectionRow } from './auth-connections.tables.ts';

/** What a connection is sealed by: it opens in its own row alone. */
const sealing = (id: string) => ({ purpose: 'agent auth connection', context: id });

export const sealValues = (
  { keys }: Platform,
  id: string,
  values: Readonly<Record<string, string>>,
): string => sealText(keys, { ...sealing(id), text: JSON.stringify(values) });

export const openValues = (
  { keys }: Platform,
  { id, sealedValues: sealed }: AuthConnectionRow,
): Record<string, string> => JSON.parse(openSealed(keys, { ...sealing(id), sealed }));
