import { maskAccounts } from './mask/account.ts'
import { maskAddresses } from './mask/address.ts'
import { maskEmails } from './mask/email.ts'
import { maskHandles, maskLoneHandles } from './mask/handle.ts'
import { maskIdentities } from './mask/identity.ts'
import { maskLinks } from './mask/link.ts'
import { maskPhones } from './mask/phone.ts'
import { maskPlates } from './mask/plate.ts'
import { maskSpelledNumbers } from './mask/spelled-number.ts'
import { maskTills } from './mask/till.ts'

/** The order matters: a kind that can occur within another comes after it. */
const MASKS = [
  maskHandles,
  maskIdentities,
  maskTills,
  maskAccounts,
  maskEmails,
  maskLinks,
  maskLoneHandles,
  maskAddresses,
  maskPlates,
  maskSpelledNumbers,
  maskPhones,
]

/**
 * Replaces what could identify a person to strangers: links, email addresses, street addresses, phone numbers,
 * handles, licence plates and account numbers, each with its kind in square brackets. Years, dates,
 * times, amounts and counts stay.
 */
export const maskPersonalData = (text: string): string => MASKS.reduce((masked, mask) => mask(masked), text)
