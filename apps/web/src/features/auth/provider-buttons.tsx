import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { answered, loadAuth } from '../../lib/auth.ts'
import { refusalCode } from '../../lib/auth-failure.ts'
import { EmailField, emailRules } from '../../lib/forms/sign-in-fields.tsx'
import { ProviderMark } from '../../lib/provider-mark.tsx'
import { type OfferedWays, providerName } from '../../lib/sign-in-providers.ts'
import { Button, buttonStyle } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/notice.tsx'
import { authMessage, here } from './auth-calls.ts'

type ProviderButtonsProps = {
  offered: OfferedWays
  /** The path to return to after signing in. */
  backTo: string
}

/** A link for each sign-in service, and a form for signing in through an organisation. */
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
  `/auth/v1/authorize?${new URLSearchParams({ provider, redirect_to: here(backTo) })}`

/** Asks for a work address, whose domain determines the organisation. */
function OrganisationForm({ backTo }: { backTo: string }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } })
  const [failure, setFailure] = useState<string | null>(null)
  const submit = handleSubmit(async ({ email }) => {
    setFailure(null)
    const domain = email.trim().split('@')[1] ?? ''
    try {
      await signInAtOrganisation(domain, backTo)
    } catch (error) {
      const isUnknown = refusalCode(error) === 'sso_provider_not_found'
      setFailure(isUnknown ? `No organisation on Squash uses ${domain} addresses.` : authMessage(error))
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <FormFailure message={failure} />
      <EmailField
        label="Work email"
        autoComplete="email"
        error={formState.errors.email?.message}
        {...register('email', emailRules)}
      />
      <Button type="submit" busy={formState.isSubmitting}>
        Continue with your organisation
      </Button>
    </form>
  )
}

/**
 * Redirects the browser to the organisation that signs in addresses of this domain.
 * @throws the authentication client's error.
 */
async function signInAtOrganisation(domain: string, backTo: string): Promise<void> {
  await answered((await loadAuth()).signInWithSSO({ domain, options: { redirectTo: here(backTo) } }))
}
