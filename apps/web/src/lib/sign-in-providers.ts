import { LIMITS } from '@squash/contract/limits'
import { capitalised } from '@squash/rules/text/capitalised'
import { useEffect, useState } from 'react'

const names = new Map([
  ['email', 'Email and password'],
  ['phone', 'Phone'],
  ['google', 'Google'],
  ['apple', 'Apple'],
  ['github', 'GitHub'],
  ['discord', 'Discord'],
  ['web3', 'Solana wallet'],
])

/**
 * The display name of a sign-in provider. One that the operator added is shown by its own name: `my_club` is My club.
 */
export function providerName(provider: string): string {
  if (provider.startsWith('sso:')) return 'Your organisation'
  const words = provider.replaceAll('_', ' ')
  return names.get(provider) ?? capitalised(words)
}

/** The settings of the authentication service that matter here. */
type Settings = {
  external: Record<string, boolean>
  saml_enabled: boolean
  manual_linking_enabled?: boolean
  password_min_length?: number
}

/** The sign-in methods that the authentication service offers besides email and password. */
export type OfferedWays = { providers: string[]; organisations: boolean; linking: boolean }

type SignInSettings = OfferedWays & {
  /** The minimum length of a new password. */
  passwordMin: number
}

/** Sign-in methods that don't go through another service's page. */
const others = /^(email|phone|web3|anonymous_users)$/

/** Asks the service. @throws any network or parse error */
export async function fetchSignInSettings(): Promise<SignInSettings> {
  const settings: Settings = await (await fetch('/auth/v1/settings')).json()
  const { external, saml_enabled: organisations, manual_linking_enabled: linking = false } = settings
  const { password_min_length: passwordMin = LIMITS.passwordMin } = settings
  return {
    providers: Object.keys(external).filter((name) => external[name] && !others.test(name)),
    organisations,
    linking,
    passwordMin,
  }
}

/** The same settings for a form that works without them: null until they arrive, and if they don't. */
export function useSignInSettings(): SignInSettings | null {
  const [settings, setSettings] = useState<SignInSettings | null>(null)
  useEffect(() => {
    fetchSignInSettings().then(setSettings, () => undefined)
  }, [])
  return settings
}
