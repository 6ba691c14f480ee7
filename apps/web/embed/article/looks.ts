export interface Looks {
  small: boolean;
  /** Empty: as the visitor's system has it. */
  textColor: string;
  backgroundColor: string;
}

/** Size and colors as the owner chose them. */
export function dressPlayer(place: HTMLElement, { small, textColor, backgroundColor }: Looks): void {
  place.classList.toggle('small', small);
  set(place, '--text', textColor);
  set(place, '--background', backgroundColor);
}

function set(place: HTMLElement, name: string, value: string): void {
  if (value) place.style.setProperty(name, value);
  else place.style.removeProperty(name);
}
