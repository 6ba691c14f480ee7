/**
 * The fields of an upload as a form: files under their names, lists as a repeated key, objects as JSON. What is
 * undefined is left out.
 */
export function formData(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) append(form, name, one);
  }
  return form;
}

function append(form: FormData, name: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (value instanceof File) form.append(name, value, value.name);
  else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
}
