/** What other features may use from mail preferences. */
export type { MailKind, MailPreferences } from './mail-preferences.service.ts'
export { type AddressMailSettings, createMailSettings } from './mail-settings.service.ts'
export { findRecipient } from './recipient.service.ts'
