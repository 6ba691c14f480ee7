/** For tests: as much of a media source as the player asks for; appending is over when the test says so. */
export class FakeSource extends EventTarget {
  static latest: FakeSource;
  readyState = 'closed';
  readonly buffer = new FakeBuffer();

  static isTypeSupported(): boolean {
    return true;
  }

  constructor() {
    super();
    FakeSource.latest = this;
  }

  addSourceBuffer(): FakeBuffer {
    return this.buffer;
  }

  endOfStream(): void {
    this.readyState = 'ended';
  }

  open(): void {
    this.readyState = 'open';
    this.dispatchEvent(new Event('sourceopen'));
  }
}

class FakeBuffer extends EventTarget {
  updating = false;
  appended: number[] = [];
  removed: [number, number][] = [];
  capacity = Number.POSITIVE_INFINITY;
  buffered = { length: 1, start: () => 0, end: () => 60 };

  appendBuffer(bytes: Uint8Array): void {
    if (this.appended.length >= this.capacity) throw new DOMException('full', 'QuotaExceededError');
    this.updating = true;
    this.appended.push(...bytes);
  }

  remove(from: number, to: number): void {
    this.updating = true;
    this.removed.push([from, to]);
    this.capacity = Number.POSITIVE_INFINITY;
  }

  finish(): void {
    this.updating = false;
    this.dispatchEvent(new Event('updateend'));
  }
}
