import type { UserIdentity } from '@supabase/auth-js'
import { loadAuth } from '../../lib/auth.ts'
import { accessToken } from '../../lib/bearer.ts'

/** One's ways to sign in, the oldest first. @throws what the authentication client reports */
export async function fetchIdentities(): Promise<UserIdentity[]> {
  const { data, error } = await (await loadAuth()).getUserIdentities()
  if (error) throw error
  return data.identities
}

/** @throws what the authentication client reports */
export async function removeIdentity(identity: UserIdentity): Promise<void> {
  const { error } = await (await loadAuth()).unlinkIdentity(identity)
  if (error) throw error
}

/**
 * Where to go to add a way to sign in. Asked without the client, which knows no providers by an operator's own name.
 * @param backTo the path of ours that it leads back to
 * @throws Error when the service does not say
 */
export async function addressToAdd(provider: string, backTo: string): Promise<string> {
  const query = new URLSearchParams({
    provider,
    skip_http_redirect: 'true',
    redirect_to: `${location.origin}${backTo}`,
  })
  const answer = await fetch(`/auth/v1/user/identities/authorize?${query}`, {
    headers: { Authorization: `Bearer ${await accessToken()}` },
  })
  const body: unknown = await answer.json()
  if (typeof body === 'object' && body !== null && 'url' in body && typeof body.url === 'string') return body.url
  throw new Error('The authentication service named no address')
}
