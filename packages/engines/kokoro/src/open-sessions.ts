import { join } from 'node:path';
import { InferenceSession } from 'onnxruntime-node';
import { type StageName, stageNames } from './pack/stages.ts';

export type Sessions = Record<StageName, InferenceSession>;

export interface ModelFolders {
  /** The built pack. */
  pack: string;
  /** A decoder that this machine runs quicker than the pack's, where it was made. */
  quickDecoder?: string;
}

/** Opens the stages of a built pack, all or none. */
export async function openSessions(folders: ModelFolders, threads: number): Promise<Sessions> {
  const opened = await Promise.allSettled(
    stageNames.map((name) => InferenceSession.create(pathOf(name, folders), sessionOptions(threads))),
  );
  const failed = opened.find((result) => result.status === 'rejected');
  const sessions = opened.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  if (!failed) return Object.fromEntries(stageNames.map((name, i) => [name, sessions[i]!])) as Sessions;
  await Promise.all(sessions.map((session) => session.release()));
  throw failed.reason;
}

function pathOf(name: StageName, { pack, quickDecoder }: ModelFolders): string {
  return join((name === 'decoder' && quickDecoder) || pack, `${name}.onnx`);
}

function sessionOptions(threads: number): InferenceSession.SessionOptions {
  return {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    // Waiting threads must not burn a core that another caller needs.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  };
}
