import type { Node } from 'prosemirror-model';
import type { NodeView, ViewMutationRecord } from 'prosemirror-view';
import type { EditorBlock } from '#web/features/studio/studio-types.ts';
import { tagOfBlock } from '#web/features/studio/text/schema.ts';

type TakeOfBlock = EditorBlock['take'];
const none: TakeOfBlock = { state: 'none', take_id: null, duration_ms: null, error: null };

/**
 * The sound of each block, shown at its element without a render and without a transaction: a chapter of a thousand
 * blocks that is being spoken costs the editor nothing.
 */
export class BlockMarks {
  readonly #takes = new Map<string, TakeOfBlock>();
  readonly #elements = new Map<string, HTMLElement>();
  readonly #onChange: () => void;
  #heard: string | undefined;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  takeOf(id: string): TakeOfBlock {
    return this.#takes.get(id) ?? none;
  }

  elementOf(id: string): HTMLElement | undefined {
    return this.#elements.get(id);
  }

  set(takes: Iterable<readonly [string, TakeOfBlock]>): void {
    for (const [id, take] of takes) {
      this.#takes.set(id, take);
      this.#show(id);
    }
    this.#onChange();
  }

  /** The block that sounds. */
  setHeard(id: string | undefined): void {
    const former = this.#heard;
    this.#heard = id;
    for (const each of [former, id]) if (each !== undefined) this.#show(each);
  }

  attach(id: string, element: HTMLElement): void {
    this.#elements.set(id, element);
    this.#show(id);
  }

  detach(id: string, element: HTMLElement): void {
    if (this.#elements.get(id) === element) this.#elements.delete(id);
  }

  #show(id: string): void {
    const element = this.#elements.get(id);
    if (!element) return;
    element.dataset.take = this.takeOf(id).state;
    element.toggleAttribute('data-heard', this.#heard === id);
  }
}

/** One block of the text: its element is its content, with what it sounds like at its side. */
export class BlockView implements NodeView {
  readonly dom: HTMLElement;
  readonly contentDOM: HTMLElement;
  readonly #marks: BlockMarks;
  #node: Node;

  constructor(node: Node, marks: BlockMarks) {
    this.#node = node;
    this.#marks = marks;
    this.dom = document.createElement(tagOfBlock(node.attrs.type));
    this.contentDOM = this.dom;
    this.#show();
    marks.attach(node.attrs.id, this.dom);
  }

  update(node: Node): boolean {
    const former = this.#node.attrs;
    if (node.type !== this.#node.type || node.attrs.type !== former.type) return false;
    this.#node = node;
    if (former === node.attrs) return true;
    if (former.id !== node.attrs.id) {
      this.#marks.detach(former.id, this.dom);
      this.#marks.attach(node.attrs.id, this.dom);
    }
    this.#show();
    return true;
  }

  ignoreMutation({ type }: ViewMutationRecord): boolean {
    return type === 'attributes';
  }

  destroy(): void {
    this.#marks.detach(this.#node.attrs.id, this.dom);
  }

  #show(): void {
    const { id, type, isLocked, delivery } = this.#node.attrs;
    this.dom.dataset.block = id;
    this.dom.dataset.type = type;
    this.dom.toggleAttribute('data-locked', isLocked);
    this.dom.toggleAttribute('data-delivery', delivery !== null);
  }
}
