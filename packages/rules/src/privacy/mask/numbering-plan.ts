import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/**
 * Countries whose numbers are recognised without a country code. The numbering plans of other countries are too loose:
 * they would match other numbers.
 */
const COUNTRIES: readonly CountryCode[] = [
  'US',
  'GB',
  'IN',
  'NG',
  'DE',
  'FR',
  'ES',
  'IT',
  'PT',
  'PL',
  'NL',
  'AU',
  'BR',
  'MX',
  'SG',
  'ZA',
  'KE',
  'GH',
  'PK',
]

/** Whether these digits, without a country code, are a valid number in one of the larger numbering plans. */
export const validInSomeCountry = (digits: string): boolean =>
  digits.length >= 8 &&
  digits.length <= 12 &&
  COUNTRIES.some((country) => parsePhoneNumberFromString(digits, country)?.isValid() === true)
