/** What other features may use from mail preferences. */
export type { MailKind, MailPreferences } from './mail-preferences.service.ts'
export { type AddressMailSettings, createMailSettings, findRecipient } from './mail-preferences.service.ts'
