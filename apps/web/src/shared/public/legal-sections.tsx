export type LegalSection = { title: string; paragraphs: readonly string[] };

/** The parts of a text that people agree to, or are told by. */
export function LegalSections({ sections }: { sections: readonly LegalSection[] }) {
  return sections.map(({ title, paragraphs }) => (
    <section key={title}>
      <LegalTitle>{title}</LegalTitle>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mb-3 text-pretty text-15 text-ink-2 leading-6">
          {paragraph}
        </p>
      ))}
    </section>
  ));
}

export function LegalTitle({ children }: { children: string }) {
  return <h2 className="mb-2 font-semibold text-18 tracking-[-0.01em]">{children}</h2>;
}
