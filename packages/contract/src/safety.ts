import { z } from 'zod'
import { read } from './call.ts'
import { CRISIS_NEEDS, SAFETY_KINDS } from './values.ts'

/** A service that listens or protects. Its numbers are as they are dialled within its country. */
export const CrisisResource = z.object({
  name: z.string(),
  needs: z.array(z.enum(CRISIS_NEEDS)),
  phone: z.string().nullable(),
  /** Where to send a text message, with the word to send where one is asked for. */
  text: z.string().nullable(),
  url: z.string(),
})
export type CrisisResource = z.infer<typeof CrisisResource>

/** Who can help, the most pressing first. Country and emergency number are null where the locale tells no listed country. */
export const CrisisHelp = z.object({
  country: z.string().nullable(),
  emergency: z.string().nullable(),
  resources: z.array(CrisisResource),
})
export type CrisisHelp = z.infer<typeof CrisisHelp>

/**
 * The details of `safety.paused` and `safety.stopped` (calls.md). A pause goes through once it is acknowledged, a stop never.
 * It names kinds of signs and never words; none are named when it was the mediator who declined.
 */
export const SafetyDetails = CrisisHelp.extend({
  kind: z.enum(['pause', 'stop']),
  signs: z.array(z.enum(SAFETY_KINDS)),
})
export type SafetyDetails = z.infer<typeof SafetyDetails>

/**
 * What the trained model suspects in words that were sent all the same: one gentle sentence with a link to help, and no
 * consequence. It is worked out for the answer and stored nowhere.
 */
export const SafetyHint = z.object({
  level: z.enum(['none', 'hint']),
  kinds: z.array(z.enum(SAFETY_KINDS)),
  resources: z.array(CrisisResource),
})
export type SafetyHint = z.infer<typeof SafetyHint>

/** The part of an answer that every call with a person's words has. */
export const hinted = { safety: SafetyHint }

/** What every call that carries a person's words may refuse with. */
export const SCREENED = ['safety.paused', 'safety.stopped'] as const

/** Set by the author once the screen has paused their words and they chose to send them as they are (calls.md). */
export const acknowledged = { safety_acknowledged: z.boolean().nullish() }

export const safety = {
  /** Help for every need, and the countries that are listed. @param p_locale such as `de-CH`; without it, what the request's Accept-Language says */
  get_crisis_resources: read('get_crisis_resources', 'public')
    .input(z.object({ p_locale: z.string().trim().max(35).nullish() }))
    .output(CrisisHelp.extend({ countries: z.array(z.string()) })),
}
