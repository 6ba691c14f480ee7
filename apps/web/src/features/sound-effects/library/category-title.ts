/** A category of the library as people read it: `science fiction` is `Science fiction`. */
export const categoryTitle = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
