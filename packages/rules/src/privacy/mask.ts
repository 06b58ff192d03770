import { maskAccounts } from './mask/account.ts'
import { maskAddresses } from './mask/address.ts'
import { maskEmails } from './mask/email.ts'
import { maskHandles, maskLoneHandles } from './mask/handle.ts'
import { maskLinks } from './mask/link.ts'
import { maskPhones } from './mask/phone.ts'

/** In this order: what stands inside something longer comes after it. */
const MASKS = [maskHandles, maskEmails, maskLinks, maskLoneHandles, maskAccounts, maskAddresses, maskPhones]

/**
 * Hides what could lead a stranger to someone: links, e-mail addresses, street addresses, phone numbers, handles and account
 * numbers, each replaced by its kind in square brackets (decisions §13). Years, dates, times, amounts and counts stay.
 */
export const maskPersonalData = (text: string): string => MASKS.reduce((masked, mask) => mask(masked), text)
