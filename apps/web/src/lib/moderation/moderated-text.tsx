import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'

/** A user's text, shown as plain text. */
export function Said({ by, children }: { by: string; children: string | null }) {
  return (
    <div className="min-w-0">
      <p className="eyebrow">{by}</p>
      {children === null ? (
        <p className="mt-1 text-muted">Deleted along with their account.</p>
      ) : (
        <blockquote className="mt-1 border-l-4 border-edge pl-3 whitespace-pre-wrap wrap-anywhere">
          {children}
        </blockquote>
      )}
    </div>
  )
}

/** Says that others can't see something of the author's, and where to read the decision. @param children who still can */
export function HiddenNotice({ children }: { children: string }) {
  return (
    <Notice tone="rose">
      <p>
        {children} This happens after reports, and doesn’t mean anyone did something wrong. You’ll find every decision
        about you, and the reason, in{' '}
        <Link to="/reports" className="font-semibold underline decoration-2 underline-offset-4">
          your reports
        </Link>
        .
      </p>
    </Notice>
  )
}
