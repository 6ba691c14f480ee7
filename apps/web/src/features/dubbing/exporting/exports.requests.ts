import type { DubbingExportType } from '@mynah/contract/dubbing/dubbing-values';
import type { DubbingExport } from '@mynah/contract/dubbing/exports';
import { dubsKey } from '#web/features/dubbing/dubbing.requests.ts';
import type { DubAddress } from '#web/features/dubbing/editor/dub-address.ts';
import { call, request } from '#web/shared/api/call.ts';
import type { MadeSource } from '#web/shared/exports/made.ts';

export const exportsOfDub = (dubbingId: string): MadeSource<DubbingExport> => {
  const ofExport = ({ export_id }: DubbingExport) => ({ params: { dubbing_id: dubbingId, export_id } });
  return {
    queryKey: [...dubsKey, 'exports', dubbingId],
    list: async (signal) =>
      (await call('GET /v1/dubbing/{dubbing_id}/exports', { params: { dubbing_id: dubbingId }, signal }))
        .exports,
    fetchFile: (made) => request('GET /v1/dubbing/{dubbing_id}/exports/{export_id}/file', ofExport(made)),
    remove: (made) => call('DELETE /v1/dubbing/{dubbing_id}/exports/{export_id}', ofExport(made)),
  };
};

export const createExport = ({ dubbingId, language }: DubAddress, type: DubbingExportType) =>
  call('POST /v1/dubbing/{dubbing_id}/exports', {
    params: { dubbing_id: dubbingId },
    json: { language_code: language, type },
  });
