import { LinkButton } from '../../ui/link-button.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'

export function LandingBar() {
  return (
    <header className="sticky top-0 z-30 border-b-2 border-outline bg-card">
      <div className="column flex min-h-16 items-center justify-between gap-2">
        <Wordmark to="/" />
        <nav aria-label="Start" className="flex items-center gap-1 whitespace-nowrap sm:gap-3">
          <LinkButton to="/login" variant="bare" size="small" className="max-sm:px-1.5">
            Sign in
          </LinkButton>
          <LinkButton to="/login?mode=sign-up" variant="success" size="small" className="max-sm:px-2.5">
            Get started
          </LinkButton>
        </nav>
      </div>
    </header>
  )
}
