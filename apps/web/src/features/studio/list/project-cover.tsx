import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Project, projectKey } from '#web/features/studio/studio.requests.ts';
import { request } from '#web/shared/api/call.ts';
import { orbBackground } from '#web/ui/orb-background.ts';

/** The picture of a book, or colors of its own with its first letters. */
export function ProjectCover({ project }: { project: Project }) {
  const { project_id: id, name, title, cover_image_url: cover } = project;
  const picture = useQuery({
    queryKey: [...projectKey(id), 'cover', cover],
    enabled: cover !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async () =>
      (await request('GET /v1/studio/projects/{project_id}/cover', { params: { project_id: id } })).blob(),
  }).data;
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!picture) return;
    const address = URL.createObjectURL(picture);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  const shape = 'h-26 w-18 shrink-0 rounded-md shadow-card ring-1 ring-black/5 ring-inset';
  if (url) return <img src={url} alt="" className={`${shape} object-cover`} />;
  return (
    <span
      aria-hidden
      className={`${shape} relative flex items-end overflow-hidden p-1.5`}
      style={{ background: orbBackground(id, name) }}
    >
      <span className="absolute inset-y-0 start-1.5 w-px bg-black/10" />
      <span className="line-clamp-3 font-semibold text-11 text-white leading-tight [overflow-wrap:anywhere] [text-shadow:0_1px_2px_rgb(0_0_0/45%)]">
        {title || name}
      </span>
    </span>
  );
}
