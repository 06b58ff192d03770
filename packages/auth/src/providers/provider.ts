import type { ExternalProfile } from './profile.ts'

/** The stored state of a login while the user is at the provider. */
type PendingLogin = { state: string; verifier: string; nonce: string }

/** The user who came back from a provider, and the tokens for the provider's API that some clients want. */
export type ExternalLogin = { profile: ExternalProfile; token: string | null; refreshToken: string | null }

/** A token that a client got from the provider by itself. */
export type BroughtToken = { idToken: string; accessToken: string | undefined }
export type IdTokenVerdict =
  | { ok: true; profile: ExternalProfile; nonce: string | null }
  | { ok: false; why: 'foreign_issuer' | 'bad_token' }

/**
 * A configured provider. Each function throws ProviderFailure when the provider cannot be reached or its answer makes
 * no sense.
 */
export type ExternalProvider = {
  name: string
  /** The URL to send the browser to for signing in. `extra` are the client's own parameters. */
  loginUrl(
    pending: PendingLogin,
    request: { redirectUri: string; scopes: readonly string[]; extra: Readonly<Record<string, string>> },
  ): Promise<string>
  /** Turns the answer that the browser brought back into a user. `answer` is the callback's URL with all parameters. */
  finishLogin(pending: PendingLogin, answer: URL): Promise<ExternalLogin>
  /** Checks a token that a client brings; null when this provider issues none. */
  checkIdToken: ((brought: BroughtToken, now: Date) => Promise<IdTokenVerdict>) | null
}
