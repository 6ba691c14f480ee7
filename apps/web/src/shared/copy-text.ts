/**
 * Puts a text on the clipboard; false where the browser allows it in no way. Away from https and localhost there is no
 * clipboard API, so the older way is taken: a field that is selected and copied.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'fixed top-0 opacity-0';
  // a dialog keeps the focus within itself
  (before?.closest('[role=dialog]') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand?.('copy') ?? false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
