import type { FeatureContext } from '../../feature.ts'
import { createMailPreferences, createMailSettings, forgetMailPreferences } from './mail-preferences.service.ts'
import { unsubscribeRoutes } from './unsubscribe.routes.ts'

/** Which mails an address wants: the check before sending, the settings of an account, and the unsubscribe page. */
export function createMailPreferenceFeature(context: FeatureContext) {
  const { database, settings } = context
  const preferences = createMailPreferences(database, settings.siteUrl)
  return {
    service: preferences,
    settings: createMailSettings(database),
    httpRoutes: [unsubscribeRoutes({ ...context, preferences })],
    erasure: forgetMailPreferences,
  }
}
