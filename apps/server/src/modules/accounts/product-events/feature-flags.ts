import { type FeatureFlag, featureFlagNames } from '@mynah/contract/feature-flags';
import { eq } from 'drizzle-orm';
import type { Platform } from '../../../platform/platform.ts';
import { featureFlags } from './product-events.tables.ts';

/** Every flag as it stands for this person: their own row counts, else the operator's setting. */
export async function listFlags(
  { db, config }: Platform,
  userId?: string,
): Promise<Record<FeatureFlag, boolean>> {
  const rows = userId ? await db.select().from(featureFlags).where(eq(featureFlags.userId, userId)) : [];
  const own = new Map(rows.map((row) => [row.flag, row.enabled]));
  const isOn = (flag: FeatureFlag): boolean => own.get(flag) ?? config.featureFlags.includes(flag);
  return Object.fromEntries(featureFlagNames.map((flag) => [flag, isOn(flag)])) as Record<
    FeatureFlag,
    boolean
  >;
}

export async function isFlagOn(platform: Platform, userId: string, flag: FeatureFlag): Promise<boolean> {
  return (await listFlags(platform, userId))[flag];
}
