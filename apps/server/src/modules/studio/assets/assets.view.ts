import type { Asset } from '@mynah/contract/studio/assets';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import { readSignedToken, signToken } from '../../../platform/crypto/index.ts';
import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { AssetRow } from './assets.tables.ts';

const purpose = 'asset-content';
/** Half an hour longer than the API promises. */
const tokenSeconds = 90 * 60;

export const toAsset = (platform: Platform, { id, workspaceId, name, ...row }: AssetRow): Asset => ({
  asset_id: id,
  name,
  mime_type: row.contentType,
  created_at_unix: unixSeconds(row.createdAt),
  content_url: `${platform.publicUrl()}/v1/assets/${id}/content?token=${signToken(platform, {
    purpose,
    content: `${workspaceId} ${id}`,
    seconds: tokenSeconds,
  })}`,
});

/** In whose workspace the token opens the asset. @throws Failure `session_expired` */
export function readAssetToken(platform: Platform, token: string, assetId: string): string {
  const [workspaceId, id] = readSignedToken(platform, { purpose, token })?.split(' ') ?? [];
  if (workspaceId !== undefined && id === assetId) return workspaceId;
  throw new Failure('session_expired', 'This link has expired. Request the asset again.');
}
