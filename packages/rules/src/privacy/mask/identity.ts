import { pattern } from '../../text/pattern.ts'

/**
 * Numbers of identity cards whose form is used for nothing else: Pakistan, the United Arab Emirates, Malaysia,
 * Singapore, Ghana, Brazil, Chile, Spain, Italy, Mexico, Finland, Hong Kong.
 */
const FORMS = [
  '\\d{5}-\\d{7}-\\d',
  '784-?\\d{4}-?\\d{7}-?\\d',
  '\\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])-\\d{2}-\\d{4}',
  '[STFGM]\\d{7}[A-Z]',
  'GHA-\\d{9}-\\d',
  '\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2}',
  '\\d{1,2}\\.\\d{3}\\.\\d{3}-[\\dkK]',
  '(?:\\d{8}|[XYZ]\\d{7})-?[ABCDEFGHJKLMNPQRSTVWXYZ]',
  '[A-Z]{6}\\d{2}[A-EHLMPRST]\\d{2}[A-Z]\\d{3}[A-Z]',
  '[A-Z]{4}\\d{6}[HM][A-Z]{5}[A-Z\\d]\\d',
  '(?:0[1-9]|[12]\\d|3[01])(?:0[1-9]|1[0-2])\\d{2}[-+A]\\d{3}[A-Y\\d]',
  '[A-Z]{1,2}\\d{6}\\([\\dA]\\)',
]
const FORMED = new RegExp(
  `(?<![\\p{L}\\p{N}.,#/-]|\\b(?:order|invoice|ref|ticket|booking|part|model) )(?:${FORMS.join('|')})(?![\\p{L}\\p{N}]|[.,-]\\d)`,
  'gu',
)

/** Words for a number that a state gave a person. "ID" alone may belong to an order or a game. */
const STATE_NUMBER = pattern`
    cnic|n\.?i\.?c|nric|nif|nino|trn|tin|cuil|cuit|rut|rfc|nik|ktp|pesel|bsn|rodné číslo|personnummer|
    fødselsnummer|cpr(?:-nr)?|amka|afm|t\.?c\.? kimlik(?: no)?|ssnit|kra pin|huduma(?: namba)?|philhealth|sss|umid|
    philsys|omang|iqama|emirates id|ghana card|voter'?s?(?: id| card)?|ration card|digital id|c[ée]dula|
    codice fiscale|numéro (?:de )?sécu(?:rité sociale)?|sécu|(?:sozial|renten)versicherungs-?(?:nummer|nr\.?)|
    (?:national|identity|citizen|resident|residency|government|state|student|military|service)(?: identity)?
    (?: id| card| number| no\.?| insurance)+|
    id(?:entity)? (?:card|document|book|doc)|(?:my|his|her|their|your|ur|our|[\p{L}]['’]s|sa|national) (?:id|i\.d\.|ic)|
    (?<!\b(?:order|user|game|player|meeting|zoom|booking|ticket|case|ref|transaction|session|team|item|product) )
    (?<![\p{L}\d] )id (?:number|no\.?)|birth certificate|green card|driv(?:ing|er'?s?) licen[cs]e
  `
const NAMED = new RegExp(
  pattern`
    (?<![\p{L}\p{N}])((?:${STATE_NUMBER})(?:\s?(?:number|num|no\.?|nr\.?|n[°º]|code|#|card))?(?:\s?[:=#]|,|
    \s(?:is|was|es|ist|est|é|è|on file is|says|reads))?\s?["“(]?)
    ((?:[a-z]{1,3}[ -]?)?\d(?:[ ./-]?\d){5,15}(?:[ -]?[a-z]{1,2})?)(?![\p{L}\p{N}]|[.,-]\d)
  `,
  'giu',
)

/** A shortcut, because the patterns are slow to start: six digits with at most one other character between them. */
const DIGITS = /(?:\d\D?){6}/

/** Replaces the numbers of identity cards with `[account]`. */
export const maskIdentities = (text: string): string =>
  DIGITS.test(text)
    ? text
        .replace(FORMED, '[account]')
        .replace(NAMED, (found, before: string, code: string) => (isDate(code) ? found : `${before}[account]`))
    : text

const isDate = (code: string): boolean =>
  /^(?:19|20)\d{2}[-/. ]\d{1,2}[-/. ]\d{1,2}$|^\d{1,2}[-/. ]\d{1,2}[-/. ](?:19|20)?\d{2}$/.test(code)
