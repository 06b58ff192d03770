import type { FeatureContext } from '../../feature.ts'
import { forgetMailPreferences } from './erasing.service.ts'
import { createMailPreferences } from './mail-preferences.service.ts'
import { createMailSettings } from './mail-settings.service.ts'
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
