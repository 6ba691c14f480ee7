import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchServer } from '../../server/start-server.ts';

interface Project {
  project_id: string;
  chapters_order: string[];
  state: string;
  can_be_downloaded: boolean;
}

export interface EditorChapter {
  revision: number;
  blocks: { block_id: string; sub_type: string; nodes: { text: string; voice_id: string }[] }[];
}

/** The studio by its API, as a program uses it. */
export class StudioClient {
  readonly #server: BenchServer;

  constructor(server: BenchServer) {
    this.#server = server;
  }

  async createProject(fields: Record<string, string | File>): Promise<Project> {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return ((await this.#ask('POST', '/v1/studio/projects', body)) as { project: Project }).project;
  }

  /** Waits until all of it is audio. */
  async convert({ project_id }: Project): Promise<void> {
    await this.#ask('POST', `/v1/studio/projects/${project_id}/convert`);
    for (;;) {
      const project = (await this.#ask('GET', `/v1/studio/projects/${project_id}`)) as Project;
      if (project.state === 'default') {
        if (project.can_be_downloaded) return;
        throw new Error('The studio project was not converted.');
      }
      await sleep(50);
    }
  }

  chapter = async ({ project_id, chapters_order: [chapter] }: Project): Promise<EditorChapter> =>
    (await this.#ask('GET', `/v1/studio/projects/${project_id}/chapters/${chapter}/blocks`)) as EditorChapter;

  /** Writes another text into a block. */
  async changeBlock(project: Project, chapter: EditorChapter, at: number, text: string): Promise<void> {
    const block = chapter.blocks[at]!;
    const changed = {
      op: 'put',
      block_id: block.block_id,
      after_block_id: chapter.blocks[at - 1]?.block_id ?? null,
      sub_type: block.sub_type,
      nodes: [{ ...block.nodes[0]!, text }],
    };
    const path = `/v1/studio/projects/${project.project_id}/chapters/${project.chapters_order[0]}/changes`;
    await this.#ask('POST', path, JSON.stringify({ revision: chapter.revision, changes: [changed] }));
  }

  /** Has a block spoken; answers the milliseconds to its first byte, and to its last. */
  async speak(project: Project, blockId: string): Promise<{ firstMs: number; lastMs: number }> {
    const [chapter] = project.chapters_order;
    const path = `/v1/studio/projects/${project.project_id}/chapters/${chapter}/blocks/${blockId}/speak`;
    const startedMs = performance.now();
    const response = await this.#send('POST', path, '{}');
    let firstMs: number | undefined;
    for await (const _ of response.body ?? []) firstMs ??= performance.now() - startedMs;
    const lastMs = performance.now() - startedMs;
    return { firstMs: firstMs ?? lastMs, lastMs };
  }

  async #ask(method: string, path: string, body?: FormData | string): Promise<unknown> {
    return (await this.#send(method, path, body)).json();
  }

  async #send(method: string, path: string, body?: FormData | string): Promise<Response> {
    const { url, apiKey } = this.#server;
    const headers = new Headers({ 'xi-api-key': apiKey });
    if (typeof body === 'string') headers.set('content-type', 'application/json');
    const response = await fetch(`${url}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body }),
    });
    if (response.ok) return response;
    throw new Error(`${method} ${path} was answered with ${response.status}: ${await response.text()}`);
  }
}
