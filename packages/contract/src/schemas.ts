import { z } from 'zod'
import { EMAIL_ADDRESS } from './email-address.ts'
import { lengthOf } from './length.ts'
import { LIMITS } from './limits.ts'
import { signInMessages } from './messages/sign-in.ts'
import { oneLine } from './one-line.ts'

/** Compared as text, so one spelling: a UUID may come in capitals (RFC 9562 §4). */
export const id = z.uuid().toLowerCase()
export const timestamp = z.iso.datetime()

const nul = '\u0000'

/** Something to see: neither space nor marks that show nothing, such as zero-width spaces. */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u

/**
 * A person's words: trimmed, counted in code points, refused when blank, too long, or holding NUL.
 * @param max code points
 * @param blank the message for missing or blank text
 */
export const text = (max: number, blank: string) =>
  z
    .string({ error: blank })
    .trim()
    .min(1, blank)
    .refine((value) => VISIBLE.test(value), blank)
    .refine((value) => lengthOf(value) <= max, `At most ${max} characters`)
    .refine((value) => !value.includes(nul), 'must not contain NUL characters')

const orBlank = (max: number) =>
  z
    .string()
    .trim()
    .refine((value) => lengthOf(value) <= max, `At most ${max} characters`)
    .refine((value) => !value.includes(nul), 'must not contain NUL characters')
    .transform((value) => (value === '' ? null : value))

/** Text that may be absent; blank counts as absent and becomes null. */
export const optionalText = (max: number) => orBlank(max).nullish()

/** A person's words that stand among others: without line breaks, and without marks that would turn those around. */
export const line = (max: number, blank: string) => z.string({ error: blank }).transform(oneLine).pipe(text(max, blank))

/** The same where it may be absent. */
export const optionalLine = (max: number) => z.string().transform(oneLine).pipe(orBlank(max)).nullish()

/**
 * An e-mail address, lower-cased and trimmed.
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

/** A parameter that may be left out, or null, which says the same (calls.md). */
export const orDefault = <Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>) =>
  schema.nullish().transform((given) => given ?? value)

/** Keyset page: how many, and the id after which to go on. */
export const page = {
  p_limit: orDefault(z.number().int().min(1).max(LIMITS.pageSizeMax), LIMITS.pageSize),
  p_before: id.nullish(),
}

/**
 * The path of a link that the creator may pass on. In the answer to creating and to reading one conflict or debate, for its creator,
 * and only while the invite is unanswered and its mail waits for another day.
 */
export const inviteLink = z.string().optional()
