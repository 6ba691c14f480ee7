import { join } from 'node:path';
import { InferenceSession } from 'onnxruntime-node';
import { type StageName, stageNames } from './pack/stages.ts';

export type Sessions = Record<StageName, InferenceSession>;

export interface ModelFolders {
  /** The built pack. */
  pack: string;
  /** A decoder that this machine runs quicker than the pack's, where it was made. */
  quickDecoder?: string | undefined;
}

/** Opens the stages of a built pack, all or none. */
export async function openSessions(
  { pack, quickDecoder = pack }: ModelFolders,
  threads: number,
): Promise<Sessions> {
  const opened = await Promise.allSettled(
    stageNames.map((name) => openSession(name, name === 'decoder' ? quickDecoder : pack, threads)),
  );
  const failed = opened.find((result) => result.status === 'rejected');
  const sessions = opened.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  if (!failed) return Object.fromEntries(stageNames.map((name, i) => [name, sessions[i]!])) as Sessions;
  await Promise.all(sessions.map((session) => session.release()));
  throw failed.reason;
}

/** Opens one stage, from the folder that has it. */
export function openSession(name: StageName, folder: string, threads: number): Promise<InferenceSession> {
  return InferenceSession.create(join(folder, `${name}.onnx`), {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    // Waiting threads must not burn a core that another caller needs.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  });
}
