import { useState } from 'react'
import { providerName } from '../../lib/providers/names.ts'
import { ProviderMark } from '../../lib/providers/provider-mark.tsx'
import type { OfferedWays } from '../../lib/providers/settings.ts'
import { Button } from '../../ui/button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { OrganisationForm } from './organisation-form.tsx'

type ProviderButtonsProps = { offered: OfferedWays /** The path of ours that they lead back to. */; backTo: string }

/** A link for each service that can sign people in, and a way to one’s organisation. */
export function ProviderButtons({ offered: { providers, organisations }, backTo }: ProviderButtonsProps) {
  const [asksOrganisation, setAsksOrganisation] = useState(false)
  return (
    <section aria-label="Other ways to sign in" className="mt-6">
      <p className="flex items-center gap-3 text-sm font-semibold text-muted before:h-0.5 before:flex-1 before:bg-edge after:h-0.5 after:flex-1 after:bg-edge">
        or
      </p>
      <ul className="mt-4 grid gap-3">
        {providers.map((provider) => (
          <li key={provider}>
            <a className={buttonStyle('quiet', 'regular', 'w-full')} href={authorizePath(provider, backTo)}>
              <ProviderMark provider={provider} />
              Continue with {providerName(provider)}
            </a>
          </li>
        ))}
        {organisations && (
          <li>
            {asksOrganisation ? (
              <OrganisationForm backTo={backTo} />
            ) : (
              <Button className="w-full" onClick={() => setAsksOrganisation(true)}>
                <ProviderMark provider="sso" />
                Continue with your organisation
              </Button>
            )}
          </li>
        )}
      </ul>
    </section>
  )
}

const authorizePath = (provider: string, backTo: string) =>
  `/auth/v1/authorize?${new URLSearchParams({ provider, redirect_to: `${location.origin}${backTo}` })}`
