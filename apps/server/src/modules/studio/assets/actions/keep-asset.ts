import type { UploadedFile } from '@mynah/contract/uploads';
import { dropUnwritten } from '../../../../platform/blobs/drop-unwritten.ts';
import { storeFile } from '../../../../platform/blobs/file-blobs.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { assetType } from '../asset-kind.ts';
import { deleteAsset, findAsset, insertAsset } from '../assets.store.ts';
import type { AssetRow } from '../assets.tables.ts';

interface GivenAsset {
  asset: UploadedFile;
  name: string;
}

/** @throws Failure `invalid_asset`, `disk_full` */
export async function keepAsset(
  platform: Platform,
  { workspaceId, userId }: Actor,
  { asset, name }: GivenAsset,
  signal: AbortSignal,
): Promise<AssetRow> {
  const contentType = await assetType(platform, asset.path, signal);
  await platform.blobs.requireRoom();
  const id = newId();
  const { key, sizeBytes } = await storeFile(platform.blobs, { path: asset.path, of: id }, signal);
  try {
    return await insertAsset(platform.db, {
      id,
      workspaceId,
      userId,
      name,
      contentType,
      blob: key,
      sizeBytes,
      createdAt: platform.clock.now(),
    });
  } catch (cause) {
    await dropUnwritten(platform, [key], cause);
    throw cause;
  }
}

/** @throws Failure `asset_not_found` */
export async function getAsset(
  { db }: Pick<Platform, 'db'>,
  workspaceId: string,
  id: string,
): Promise<AssetRow> {
  const asset = await findAsset(db, { workspaceId, id });
  if (asset) return asset;
  throw assetNotFound();
}

/** With its file. @throws Failure `asset_not_found` */
export async function removeAsset(platform: Platform, workspaceId: string, id: string): Promise<void> {
  const removed = await deleteAsset(platform.db, { workspaceId, id });
  if (!removed) throw assetNotFound();
  await platform.blobs.remove(removed.blob);
}

const assetNotFound = (): Failure => new Failure('asset_not_found', 'Asset not found in this workspace.');
