import { useEffect, useRef } from 'react';

type Take = (files: File[]) => void;

/** Places that take files, the newest last: a dialog before the page under it. */
const places: { current: Take }[] = [];

/**
 * What is dropped beside every place for files, or pasted, goes to the newest place; a browser would leave the page
 * and open it.
 */
export function useStrayFiles(take: Take): void {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    if (places.length === 0) listen();
    places.push(latest);
    return () => {
      places.splice(places.indexOf(latest), 1);
      if (places.length === 0) stopListening();
    };
  }, []);
}

function listen(): void {
  window.addEventListener('dragover', allowDrop);
  window.addEventListener('drop', takeDropped);
  window.addEventListener('paste', takePasted);
}

function stopListening(): void {
  window.removeEventListener('dragover', allowDrop);
  window.removeEventListener('drop', takeDropped);
  window.removeEventListener('paste', takePasted);
}

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

function allowDrop(event: DragEvent): void {
  if (holdsFiles(event)) event.preventDefault();
}

function takeDropped(event: DragEvent): void {
  // an area of its own has it
  if (event.defaultPrevented || !holdsFiles(event)) return;
  event.preventDefault();
  hand([...(event.dataTransfer?.files ?? [])]);
}

function takePasted(event: ClipboardEvent): void {
  const files = [...(event.clipboardData?.files ?? [])];
  if (files.length === 0 || event.defaultPrevented) return;
  event.preventDefault();
  hand(files);
}

function hand(files: File[]): void {
  if (files.length > 0) places.at(-1)?.current(files);
}
