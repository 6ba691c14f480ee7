/**
 * Installs the official Python client in an environment of the tests' own: the interpreter, and where its packages are
 * when it does not find them itself. @throws Error with a sentence for people
 */
export function installPythonClient(): Promise<{ python: string; packages?: string }>;
