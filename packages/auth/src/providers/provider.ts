import type { ExternalProfile } from './profile.ts'

/** What is kept of a login while the person is at the provider. */
export type PendingLogin = { state: string; verifier: string; nonce: string }

/** Who came back from a provider, and the keys to the provider's API that some clients want. */
export type ExternalLogin = { profile: ExternalProfile; token: string | null; refreshToken: string | null }

/** A token that a client got from the provider by itself. */
export type BroughtToken = { idToken: string; accessToken: string | undefined }
export type IdTokenVerdict =
  | { ok: true; profile: ExternalProfile; nonce: string | null }
  | { ok: false; why: 'foreign_issuer' | 'bad_token' }

/** A configured provider. Each function throws ProviderFailure when the provider cannot be reached or talks nonsense. */
export type ExternalProvider = {
  name: string
  /** Where the browser is sent to sign in. `extra` are the client's own parameters. */
  loginUrl(
    pending: PendingLogin,
    asked: { redirectUri: string; scopes: readonly string[]; extra: Readonly<Record<string, string>> },
  ): Promise<string>
  /** Turns the answer that the browser carried back into a person. `answer` is the callback's address with all parameters. */
  finishLogin(pending: PendingLogin, answer: URL): Promise<ExternalLogin>
  /** Checks a token that a client brings; null: this provider makes none. */
  checkIdToken: ((brought: BroughtToken, now: Date) => Promise<IdTokenVerdict>) | null
}
