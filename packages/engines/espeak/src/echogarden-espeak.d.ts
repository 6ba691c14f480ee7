/** The package carries no types; the one program that loads it describes what it uses. */
declare module '@echogarden/espeak-ng-emscripten' {
  const load: <Module>() => Promise<Module>;
  export default load;
}
