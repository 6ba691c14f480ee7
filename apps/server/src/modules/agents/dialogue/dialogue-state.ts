import { type AgentAtVersion, findAgent } from '../registry/index.ts';
import type { ValueScope } from '../secrets/index.ts';
import type { DialogueOptions } from './dialogue-types.ts';
import { fillVariables } from './fill-variables.ts';
import { History } from './history.ts';
import { agentAsItSpeaks, prepareSpeaker, type Speaker } from './speaker.ts';
import { Variables } from './variables.ts';
import { WorkflowWalk } from './workflow/workflow-walk.ts';

/** Where a conversation is: who speaks, in which language, at which node, what was said, what is known. */
export class DialogueState {
  readonly options: DialogueOptions;
  readonly history: History;
  readonly variables: Variables;
  walk: WorkflowWalk | undefined;
  /** Who speaks now has said something. */
  hasSpoken = false;
  readonly #gone = new AbortController();
  #base: AgentAtVersion;
  #language: string;
  #speaker: Promise<Speaker> | undefined;

  constructor(options: DialogueOptions) {
    this.options = options;
    this.#base = options.agent;
    this.history = History.of(options.history ?? []);
    this.variables = new Variables(options);
    const { initiation, agent } = options;
    const asked = initiation.conversation_config_override?.agent?.language;
    this.#language = asked ?? agent.conversationConfig.agent.language;
    this.walk = WorkflowWalk.begin(agent.workflow, initiation.starting_workflow_node_id);
  }

  /** Aborted when the conversation is over. */
  get gone(): AbortSignal {
    return this.#gone.signal;
  }

  get language(): string {
    return this.#language;
  }

  /** With its settings as they hold now. */
  get agent(): AgentAtVersion {
    return agentAsItSpeaks(this.#parts);
  }

  get allVariables(): Record<string, unknown> {
    return this.variables.all(this.#base);
  }

  get scope(): ValueScope {
    const { agent, environment } = this.options;
    return { workspaceId: agent.workspaceId, variables: this.allVariables, environment };
  }

  get #parts() {
    return {
      agent: this.#base,
      node: this.walk?.node,
      language: this.#language,
      client: this.options.initiation.conversation_config_override,
    };
  }

  /** @throws Failure `missing_dynamic_variable` */
  fill(text: string): string {
    return fillVariables(text, this.allVariables);
  }

  /** Model, tools and documents of who speaks now, looked up once. */
  speaker(): Promise<Speaker> {
    this.#speaker ??= prepareSpeaker(this.options.platform, this.#parts, this.scope, this.gone).catch(
      (cause) => {
        // the next turn asks again
        this.#speaker = undefined;
        throw cause;
      },
    );
    return this.#speaker;
  }

  setLanguage(language: string): void {
    this.#language = language;
    this.#changeSpeaker();
  }

  enterNode(nodeId: string): void {
    this.walk?.enter(nodeId);
    this.#changeSpeaker();
  }

  enterAgent(agent: AgentAtVersion): void {
    this.#base = agent;
    this.walk = WorkflowWalk.begin(agent.workflow);
    this.variables.enterAgent(agent);
    this.#changeSpeaker();
  }

  /** Another agent of the same workspace. */
  async findColleague(agentId: string): Promise<AgentAtVersion | undefined> {
    const agent = await findAgent(this.options.platform, { agentId });
    return agent?.workspaceId === this.options.agent.workspaceId ? agent : undefined;
  }

  /** Where an entry of the transcript belongs. */
  async place() {
    const speaker = await this.#speaker?.catch(() => undefined);
    return {
      agentId: this.#base.agentId,
      branchId: this.#base.branchId,
      nodeId: this.walk?.nodeId ?? null,
      timeInCallSecs: this.variables.seconds,
      usedDocumentIds: speaker?.documents.map(({ documentId }) => documentId) ?? [],
    };
  }

  /** How things stand, for `restore`. */
  mark() {
    const { history, walk, hasSpoken } = this;
    const [base, language] = [this.#base, this.#language];
    return { length: history.length, walk, visited: walk?.visited.length ?? 0, hasSpoken, base, language };
  }

  /** As if nothing had happened since. */
  restore(mark: ReturnType<DialogueState['mark']>): void {
    this.history.cutTo(mark.length);
    this.#base = mark.base;
    this.#language = mark.language;
    this.walk = mark.walk;
    if (this.walk && this.walk.visited.length !== mark.visited) {
      this.walk.backTo(mark.visited);
      this.#changeSpeaker();
    }
    this.hasSpoken = mark.hasSpoken;
  }

  dispose(): void {
    this.#gone.abort();
    this.#changeSpeaker();
  }

  #changeSpeaker(): void {
    void this.#speaker?.then((speaker) => speaker.release()).catch(() => {});
    this.#speaker = undefined;
    this.hasSpoken = false;
  }
}
