import { z } from 'zod'
import { read } from './call.ts'
import { CRISIS_NEEDS, SAFETY_KINDS } from './values.ts'

/** A support or protection service, with its numbers as dialled from within its country. */
export const CrisisResource = z.object({
  name: z.string(),
  needs: z.array(z.enum(CRISIS_NEEDS)),
  phone: z.string().nullable(),
  /** The number for text messages, with the keyword to send if one is required. */
  text: z.string().nullable(),
  url: z.string(),
})
export type CrisisResource = z.infer<typeof CrisisResource>

/**
 * Services that can help, most urgent first. Country and emergency number are null if the locale doesn't identify a
 * listed country.
 */
export const CrisisHelp = z.object({
  country: z.string().nullable(),
  emergency: z.string().nullable(),
  resources: z.array(CrisisResource),
})
export type CrisisHelp = z.infer<typeof CrisisHelp>

/**
 * The details of `safety.paused` and `safety.stopped` (docs/reference/safety.md#levels). A paused message is sent once its
 * author acknowledges the signs; a stopped one never is. Lists only the kinds of signs, never the words.
 */
export const SafetyDetails = CrisisHelp.extend({
  kind: z.enum(['pause', 'stop']),
  signs: z.array(z.enum(SAFETY_KINDS)),
})
export type SafetyDetails = z.infer<typeof SafetyDetails>

/**
 * What the trained model suspects in a message that was sent anyway: one gentle sentence with a link to help, without
 * any consequence. Computed for the response and never stored.
 */
export const SafetyHint = z.object({
  level: z.enum(['none', 'hint']),
  kinds: z.array(z.enum(SAFETY_KINDS)),
  resources: z.array(CrisisResource),
})
export type SafetyHint = z.infer<typeof SafetyHint>

/** Added to the output of every call that takes user-written text. */
export const withSafetyHint = { safety: SafetyHint }

/** How the safety check can refuse any call that takes user-written text. */
export const SAFETY_REFUSALS = ['safety.paused', 'safety.stopped'] as const

/**
 * Set by the author after the safety check paused their message and they chose to send it unchanged
 * (docs/reference/safety.md#levels).
 */
export const acknowledged = { safety_acknowledged: z.boolean().nullish() }

export const safety = {
  /**
   * Help for every need, and the listed countries.
   * @param p_locale such as `de-CH`; defaults to the request's Accept-Language
   */
  get_crisis_resources: read('get_crisis_resources', 'public')
    .input(z.object({ p_locale: z.string().trim().max(35).nullish() }))
    .output(CrisisHelp.extend({ countries: z.array(z.string()) })),
}
