import { loginPath } from '../../lib/next-path.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Wordmark } from '../../ui/mascot.tsx'

/** The bar for visitors. @param next the path to return to after signing in */
export function LandingBar({ next = null }: { next?: string | null }) {
  return (
    <header className="top-0 z-30 tall:sticky border-b-2 border-outline bg-card">
      <div className="column flex min-h-16 items-center justify-between gap-2">
        <Wordmark to="/" />
        <nav aria-label="Start" data-visitors className="flex items-center gap-1 whitespace-nowrap sm:gap-3">
          <LinkButton to={loginPath(next)} variant="bare" size="small" className="max-sm:px-1.5">
            Sign in
          </LinkButton>
          <LinkButton to={loginPath(next, 'sign-up')} variant="success" size="small" className="max-sm:px-2.5">
            Get started
          </LinkButton>
        </nav>
      </div>
    </header>
  )
}
