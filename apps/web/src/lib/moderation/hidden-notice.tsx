import { Link } from 'react-router'
import { Notice } from '../../ui/notice.tsx'

/** Tells whose something is that others do not see it, without blame, and where they read what was decided. @param children who still sees what */
export function HiddenNotice({ children }: { children: string }) {
  return (
    <Notice tone="rose">
      <p>
        {children} That happens after reports, and blames nobody by itself. When something is decided about you, you
        read it and why in{' '}
        <Link to="/reports" className="font-semibold underline decoration-2 underline-offset-4">
          your reports
        </Link>
        .
      </p>
    </Notice>
  )
}
