import type { PublicEndpoint } from '../http/endpoint.ts'
import { ok } from '../result.ts'

/** Named also where they are not configured, so that a screen can ask for them. */
const presets = ['apple', 'discord', 'github', 'google']

/** GET /settings: what a sign-in screen needs to know (protocol §9). */
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
      mailer_autoconfirm: settings.autoconfirm,
      phone_autoconfirm: settings.phoneAutoconfirm,
      sms_provider: '',
      saml_enabled: settings.saml.identityProviders.length > 0,
      manual_linking_enabled: settings.manualLinking,
    },
  })
