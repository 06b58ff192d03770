import { SiteLinks } from '../../lib/site-links.tsx'
import { supportEmail } from '../../lib/support-email.ts'
import { Wordmark } from '../../ui/wordmark.tsx'

export function Footer() {
  const address = supportEmail()
  return (
    <footer className="mt-16 border-t-2 border-outline bg-card sm:mt-24">
      <div className="column flex flex-col gap-4 py-8 sm:flex-row sm:items-start sm:justify-between">
        <div className="max-w-[52ch]">
          <Wordmark to="/" />
          <p className="mt-2 text-sm text-muted">
            Squash helps with everyday quarrels. It is no therapist and no judge, and the wrong place when somebody is
            in danger: then please call the emergency number where you are.
          </p>
          <div className="mt-2">
            <SiteLinks />
          </div>
        </div>
        <p className="sm:text-right">
          <span className="block font-bold">Questions, or stuck?</span>
          <a
            href={`mailto:${address}`}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {address}
          </a>
        </p>
      </div>
    </footer>
  )
}
