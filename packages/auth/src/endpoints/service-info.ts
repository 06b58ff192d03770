import type { PublicEndpoint } from '../http/endpoint.ts'
import { ok } from '../result.ts'

/** GET /health. */
export const getHealth: PublicEndpoint = async () =>
  ok({ status: 200, body: { version: '1', name: 'auth', description: 'Accounts, sessions and access tokens' } })

/** GET /.well-known/jwks.json: the public keys, which clients cache for 10 minutes. */
export const getJwks: PublicEndpoint = async (context) =>
  ok({
    status: 200,
    body: await context.accessTokens.published(),
    headers: { 'Cache-Control': 'public, max-age=600' },
  })

/** Listed even where they are not configured, so that a screen can look them up. */
const presets = ['apple', 'discord', 'github', 'google']

/** GET /settings: what a sign-in screen needs to know. */
export const getSettings: PublicEndpoint = async ({ settings }) =>
  ok({
    status: 200,
    body: {
      external: {
        email: settings.emailProvider,
        phone: settings.phoneProvider,
        anonymous_users: false,
        web3: settings.web3,
        ...Object.fromEntries(presets.map((name) => [name, false])),
        ...Object.fromEntries(settings.providers.map(({ name }) => [name, true])),
      },
      disable_signup: settings.signupDisabled,
      password_min_length: settings.passwordMin,
      mailer_autoconfirm: settings.autoconfirm,
      phone_autoconfirm: settings.phoneAutoconfirm,
      sms_provider: '',
      saml_enabled: settings.saml.identityProviders.length > 0,
      manual_linking_enabled: settings.manualLinking,
    },
  })
