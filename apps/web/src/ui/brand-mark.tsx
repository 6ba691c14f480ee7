/** A mynah's head over a wave: crest, beak and the bars of a voice. The favicon repeats it. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="1 1.5 23 21" fill="none" aria-hidden="true" className={className ?? 'size-5'}>
      <rect x="2" y="10.5" width="2.6" height="5" rx="1.3" fill="currentColor" />
      <rect x="6.4" y="7.5" width="2.6" height="11" rx="1.3" fill="currentColor" />
      <path
        d="M10.8 21V9.4C10.8 5.9 13 3.6 16 3.6c2.6 0 4.3 1.5 4.9 3.7L23 9.2l-2.6.9c-.5 2.5-1.9 3.8-3.9 4.4-1.9.6-3.1 2-3.1 4V21a1.3 1.3 0 0 1-2.6 0Z"
        fill="currentColor"
      />
      <circle cx="17.2" cy="7.6" r="1.15" fill="var(--mark-eye, var(--accent))" />
    </svg>
  );
}
