/** The look of everything that floats: menus, selects, popovers. */
export const popupClass =
  'rounded-lg border bg-raised p-1 text-13 text-ink shadow-pop outline-none ' +
  'origin-(--transform-origin) transition-[opacity,scale] duration-150 ' +
  'data-starting-style:scale-97 data-starting-style:opacity-0 data-ending-style:opacity-0';
