import type { PublicEndpoint } from '../http/endpoint.ts'
import { ok } from '../result.ts'

/** GET /settings: what a sign-in screen needs to know (protocol §9). */
export const getSettings: PublicEndpoint = async ({ settings }) =>
  ok({
    status: 200,
    body: {
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: settings.signupDisabled,
      mailer_autoconfirm: settings.autoconfirm,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
    },
  })
