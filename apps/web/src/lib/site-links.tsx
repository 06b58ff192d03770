import { useContext } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Link } from '../ui/link.tsx'
import { PageDataContext } from './page-data.ts'

const FALLBACK = 'support@squash.example'

/** The support address. The server puts its own (SUPPORT_EMAIL) into the page's `support-email` meta tag. */
export function useSupportEmail(): string {
  const data = useContext(PageDataContext)
  if (data) return data.supportEmail
  return document.querySelector<HTMLMetaElement>('meta[name="support-email"]')?.content || FALLBACK
}

/** A mailto link to the operator of this Squash. */
export function OperatorAddress() {
  const address = useSupportEmail()
  return (
    <a href={`mailto:${address}`} className="font-semibold underline underline-offset-4">
      {address}
    </a>
  )
}

const LINKS = [
  { label: 'Safety', to: '/safety' },
  { label: 'Fairness', to: '/fairness' },
  { label: 'Community rules', to: '/rules' },
  { label: 'Privacy', to: '/privacy' },
  { label: 'Terms', to: '/terms' },
] as const

/** Links to the policy pages. @param isCentred false in a column of text */
export function SiteLinks({ isCentred = true }: { isCentred?: boolean }) {
  return (
    <nav aria-label="About Squash">
      <ul className={classNames('flex flex-wrap gap-x-5 text-sm max-[440px]:max-w-72', isCentred && 'justify-center')}>
        {LINKS.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 min-w-11 items-center font-semibold text-muted no-underline hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
