/** The field in which the other language of a line is written, if its row is in view. */
const fieldOf = (lineId: string | undefined): HTMLTextAreaElement | null =>
  lineId === undefined
    ? null
    : document.querySelector(`textarea[data-line="${CSS.escape(lineId)}"][data-field="text"]`);

/** To go on where its words end. */
export function writeIn(lineId: string | undefined): void {
  const field = fieldOf(lineId);
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

/** Where the cursor is in the other language of the chosen line; undefined elsewhere. */
export function cursorIn(lineId: string): number | undefined {
  const field = fieldOf(lineId);
  return field && field === document.activeElement ? field.selectionStart : undefined;
}

export const isWriting = (): boolean => document.activeElement instanceof HTMLTextAreaElement;

/** What is being written is kept. */
export function leaveField(): void {
  if (document.activeElement instanceof HTMLTextAreaElement) document.activeElement.blur();
}
