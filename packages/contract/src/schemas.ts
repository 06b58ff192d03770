import { z } from 'zod'
import { EMAIL_ADDRESS } from './email-address.ts'
import { lengthOf } from './length.ts'
import { LIMITS } from './limits.ts'
import { signInMessages } from './messages/sign-in.ts'
import { oneLine } from './one-line.ts'

/** Ids are compared as text, so they are lower-cased: clients may send UUIDs in capitals. */
export const id = z.uuid().toLowerCase()
export const timestamp = z.iso.datetime()

const nul = '\u0000'

/** A visible character: neither whitespace nor invisible marks such as zero-width spaces. */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u

/**
 * Text typed by a user: trimmed, measured in code points; refused if blank, too long, or containing NUL.
 * @param max code points
 * @param blank the message for missing or blank text
 */
export const text = (max: number, blank: string) =>
  z
    .string({ error: blank })
    .trim()
    .min(1, blank)
    .refine((value) => VISIBLE.test(value), blank)
    .refine((value) => lengthOf(value) <= max, `Up to ${max} characters`)
    .refine((value) => !value.includes(nul), 'must not contain NUL characters')

const orBlank = (max: number) =>
  z
    .string()
    .trim()
    .refine((value) => lengthOf(value) <= max, `Up to ${max} characters`)
    .refine((value) => !value.includes(nul), 'must not contain NUL characters')
    .transform((value) => (value === '' ? null : value))

/** Text that may be absent; blank text becomes null. */
export const optionalText = (max: number) => orBlank(max).nullish()

/**
 * Text that is embedded in other text: without line breaks, and without marks that would reverse the text around it.
 */
export const line = (max: number, blank: string) => z.string({ error: blank }).transform(oneLine).pipe(text(max, blank))

/** The optional variant of `line`. */
export const optionalLine = (max: number) => z.string().transform(oneLine).pipe(orBlank(max)).nullish()

/**
 * An email address, lower-cased and trimmed.
 * @param blank the message for a missing or blank one
 */
export const email = (blank: string) =>
  z
    .string({ error: blank })
    .trim()
    .toLowerCase()
    .min(1, blank)
    .pipe(
      z
        .email({ pattern: EMAIL_ADDRESS, error: signInMessages.emailInvalid })
        .max(LIMITS.email, signInMessages.emailInvalid),
    )

/** An address that may be absent or unfinished, because nothing is sent to it yet. */
export const optionalEmail = z.string().trim().toLowerCase().max(LIMITS.email, signInMessages.emailInvalid).nullish()

/** A parameter that may be omitted or null, which mean the same. */
export const orDefault = <Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>) =>
  schema.nullish().transform((given) => given ?? value)

/** Keyset pagination: the page size, and the id to continue after. */
export const page = {
  p_limit: orDefault(z.number().int().min(1).max(LIMITS.pageSizeMax), LIMITS.pageSize),
  p_before: id.nullish(),
}
