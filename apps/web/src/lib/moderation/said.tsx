/** A person's words as they are: plain text, whatever they look like. */
export function Said({ by, children }: { by: string; children: string | null }) {
  return (
    <div className="min-w-0">
      <p className="eyebrow">{by}</p>
      {children === null ? (
        <p className="mt-1 text-muted">Gone with their account.</p>
      ) : (
        <blockquote className="mt-1 border-l-4 border-edge pl-3 whitespace-pre-wrap wrap-anywhere">
          {children}
        </blockquote>
      )}
    </div>
  )
}
