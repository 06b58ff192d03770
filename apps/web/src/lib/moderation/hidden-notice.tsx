import { Link } from 'react-router'
import { Notice } from '../../ui/notice.tsx'

/** Tells whose something is that others do not see it, after reports, and where the decision stands. @param children who still sees what */
export function HiddenNotice({ children }: { children: string }) {
  return (
    <Notice tone="rose">
      <p>
        {children} It was reported. Once somebody has looked, you read what was decided and why in{' '}
        <Link to="/reports" className="font-semibold underline decoration-2 underline-offset-4">
          your reports
        </Link>
        .
      </p>
    </Notice>
  )
}
