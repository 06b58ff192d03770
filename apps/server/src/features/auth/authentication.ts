import { authLimits, authSettings, createAuth } from '@squash/auth'
import type { Background } from '../../feature.ts'
import { isDatabaseAway } from '../../platform/http/database-away.ts'
import { createLimiter } from '../../platform/limits/limiter.ts'
import { createGuard } from '../../platform/session/guard.ts'
import type { Foundation, Platform } from '../../platform.ts'
import type { Profiles } from '../profiles/profiles.service.ts'
import { type AddressListener, accountHooks } from './accounts.ts'
import { authRoutes } from './auth.routes.ts'
import { authMailJob, queueAuthMail } from './auth-mails.ts'
import { authTextJob, queueAuthText } from './auth-texts.ts'
import { renderLinkPage } from './link-page.ts'

type Parts = Foundation & { platform: Platform; profiles: Profiles; listeners: readonly AddressListener[] }

/** Mounts the authentication service: its accounts get profiles, its mails become jobs, its verdicts guard every call. */
export function createAuthentication({ settings, database, clock, log, platform, profiles, listeners }: Parts) {
  const limiter = createLimiter(database, authLimits, settings.rateLimits)
  const configured = authSettings({
    siteUrl: settings.siteUrl,
    externalUrl: `${settings.siteUrl}/auth/v1`,
    ...settings.auth,
  })
  const auth = createAuth({
    db: database.db,
    transaction: database.transaction,
    mailer: queueAuthMail(platform.jobs),
    texter: queueAuthText(platform.jobs),
    clock,
    settings: configured,
    accounts: accountHooks({ profiles, listeners }),
    limiter,
    log,
    isUnavailable: isDatabaseAway,
    linkPage: renderLinkPage,
  })

  const background: Background = {
    jobs: [
      authMailJob(platform.mailer, { ...settings, validMinutes: configured.codeMinutes }),
      authTextJob(platform.texter, { clock, siteUrl: settings.siteUrl }),
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
    routes: authRoutes({ auth, limiters: platform.limiters, origin: settings.siteUrl, log }),
    background,
  }
}
