import { authLimits, authSettings, createAuth } from '@squash/auth'
import type { Background, FeatureContext } from '../../feature.ts'
import { isDatabaseUnavailable } from '../../platform/http/database-unavailable.ts'
import { createLimiter } from '../../platform/limits/limiter.ts'
import { createGuard } from '../../platform/session/guard.ts'
import type { Profiles } from '../profiles/public.ts'
import { type AddressListener, accountHooks } from './accounts.ts'
import { authRoutes } from './auth.routes.ts'
import { authMailJob, queueAuthMail } from './auth-mails.ts'
import { authSmsJob, queueAuthSms } from './auth-sms.ts'
import { renderLinkPage } from './link-page.ts'

type Needs = { profiles: Profiles; listeners: readonly AddressListener[] }

/**
 * Mounts the authentication service: creates profiles for its accounts, sends its mails as jobs, and guards calls with its
 * token check.
 */
export function createAuthFeature(context: FeatureContext, { profiles, listeners }: Needs) {
  const { settings, database, clock, log, jobs, mailer, texter, limitHash } = context
  const configured = authSettings({
    siteUrl: settings.siteUrl,
    externalUrl: `${settings.siteUrl}/auth/v1`,
    ...settings.auth,
  })
  const auth = createAuth({
    db: database.db,
    transaction: database.transaction,
    mailer: queueAuthMail(jobs),
    texter: queueAuthSms(jobs),
    clock,
    settings: configured,
    accounts: accountHooks({ profiles, listeners }),
    limiter: createLimiter(database, authLimits, settings.rateLimits, limitHash),
    log,
    isUnavailable: isDatabaseUnavailable,
    linkPage: renderLinkPage,
  })
  const background: Background = {
    jobs: [
      authMailJob(mailer, { ...settings, validMinutes: configured.codeMinutes }),
      authSmsJob(texter, { clock, siteUrl: settings.siteUrl }),
    ],
    schedules: [{ name: 'auth.remove-expired', cron: '41 3 * * *', run: auth.removeExpired }],
  }

  return {
    auth,
    guard: createGuard({
      authenticate: auth.authenticate,
      isAdmin: profiles.isAdmin,
      serviceKey: settings.serviceKey,
    }),
    httpRoutes: [authRoutes({ ...context, auth, origin: settings.siteUrl })],
    background: [background],
  }
}
