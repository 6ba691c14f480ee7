import type { Platform } from '../../../platform/platform.ts';

/** Every address of a public link. */
export interface ShareAddresses {
  page: string;
  embed: string;
  audio: string;
  image: string;
  oembed: string;
}

export function shareAddresses(platform: Pick<Platform, 'publicUrl'>, shareLinkId: string): ShareAddresses {
  const under = (path: string) => new URL(path, platform.publicUrl()).href;
  const page = under(`/share/${shareLinkId}`);
  return {
    page,
    embed: under(`/embed/share/${shareLinkId}`),
    audio: under(`/v1/shared/${shareLinkId}/audio`),
    image: under(`/v1/shared/${shareLinkId}/image.png`),
    oembed: under(`/v1/oembed?url=${encodeURIComponent(page)}&format=json`),
  };
}

/** The link that an address of this server's pages stands for; undefined for every other address. */
export function shareLinkIdOf(platform: Pick<Platform, 'publicUrl'>, address: string): string | undefined {
  const { origin, pathname } = new URL(address);
  if (origin !== new URL(platform.publicUrl()).origin) return undefined;
  return /^\/(?:embed\/)?share\/([A-Za-z0-9]+)\/?$/.exec(pathname)?.[1];
}
